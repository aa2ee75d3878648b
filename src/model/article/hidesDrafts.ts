/**
 * Whether templates show no unpublished article (HIDE_DRAFTS): the build replaces this module
 * (`build/moduleConstants.ts`), so that other deployments have no code for it.
 */
export const HIDES_DRAFTS: boolean = false;
