import { isSharedPage } from '../../host/shared.ts';
import { linkTo, ROUTES } from '../../routes.ts';
import { openHost } from '../../stores/host.ts';
import { promptApp } from '../../stores/openApp.ts';
import type { Act } from '../acts.ts';

/** Asks the reporter: in the app, or on the page of questions; shared pages lead to the app. */
export const act: Act = async (button, settings) => {
  const id = button.dataset.id ?? '';
  const host = await openHost(settings);
  if ((await host.ask(id)) !== 'unavailable') return;
  if (ROUTES.askDetail.built && !isSharedPage()) {
    location.assign(linkTo('askDetail', { id }, settings.siteBase));
    return;
  }
  await promptApp(settings);
};
