/** The tag of tests that try a rule over every page, file or control; Playwright's begins with '@'. */
export const SWEEP = 'sweep';
