/**
 * Runs inline in templates, before anything is requested: a template that is prerendered would send its calls for a
 * page that the reader may never open. It stops, and is loaded when it is shown.
 */
import { isPrerendered, whenShown } from '../host/whenShown.ts';

if (isPrerendered()) {
  stop();
  whenShown(() => location.replace(location.href));
}
