/** Import direction and cycles (architecture 3): what is not named here is allowed. */
const only = (name, from, allowed, except = '^$') => ({
  name,
  severity: 'error',
  comment: `${from} may import only ${allowed}`,
  from: { path: `^src/${from}`, pathNot: `^src/(?:${except})` },
  to: { path: '^(src|scripts|tests)/', pathNot: `^src/(${allowed})` },
});

/** What only one screen has lies in its folder: the end of a file's name says what it may import. */
const LOAD = 'screens/[^/]+/\\w+\\.load\\.ts';
const STATE = '(?:state/|screens/[^/]+/\\w+\\.state\\.ts)';
const TEMPLATE = '(?:templates/|screens/[^/]+/\\w+\\.template\\.)';

const SHARED = 'api/|model/|host/|i18n/|styles/|settings\\.ts|';

module.exports = {
  forbidden: [
    {
      // A cycle that closes by an `import()` is none when modules load: a page's client loads
      // its session when a request needs one, and the session opens a login that uses the client.
      // Cycles of types count: they show that a type is in the wrong file.
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: {
        circular: true,
        viaOnly: { dependencyTypesNot: ['dynamic-import'] },
      },
    },
    {
      name: 'runs-without-tools',
      comment: 'A start, a build and the publisher are installed without devDependencies.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: '^scripts/(test|bench|faults|docs|findChromium)' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-not-from-scripts-or-tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests)/' },
    },
    {
      // Pages contain the parsed settings; validation code in browsers would only be weight.
      name: 'settings-are-parsed-in-node',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/settings(/|\\.ts$)' },
      to: { path: '^(src/settings/|node_modules/zod/)' },
    },
    {
      name: 'settings-are-types-in-browsers',
      severity: 'error',
      from: { path: '^src/settings\\.ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|virtual:)' },
    },
    only('model-is-pure', 'model/', 'model/'),
    only('body-is-pure', 'body/', 'body/|model/'),
    only('api', 'api/', 'api/|model/|body/|settings\\.ts|routes\\.ts'),
    only('i18n', 'i18n/', 'i18n/|model/|settings\\.ts'),
    only('host', 'host/', 'host/|model/|i18n/|styles/|settings\\.ts|routes\\.ts'),
    only('services', 'services/', `${SHARED}services/|writes/|body/|routes\\.ts`),
    // What loads the content of a screen: for the baker, for the template and for its inline script.
    only('load', LOAD, `api/|model/|host/|settings\\.ts|routes\\.ts|${LOAD}`),
    only('state', STATE, `${SHARED}${LOAD}|${STATE}|services/|writes/|body/|routes\\.ts`),
    only('writes', 'writes/', `writes/|${STATE}|services/|api/|model/`),
    {
      // The kinds of writes are loaded together: what only one of them needs is imported when
      // it is used (decision 0040).
      name: 'writes-load-on-demand',
      severity: 'error',
      from: { path: '^src/writes/', pathNot: '^src/writes/attemptWrite' },
      to: {
        path: '^src/(screens|state|services|api)/',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    only('ui', 'ui/', 'ui/|model/|body/|i18n/|routes\\.ts|settings\\.ts'),
    // From the first bytes to what a tap loads, each may use what follows it.
    only(
      'boot',
      'boot/',
      'boot/|behaviours/|actions/|api/|model/|host/|legacy\\.ts|settings\\.ts|routes\\.ts',
    ),
    only('behaviours', 'behaviours/', `${SHARED}behaviours/|actions/|elements/|${STATE}|services/`),
    // Rows that a tap adds to a list of HTML are rendered by the code of templates, without React.
    only(
      'actions',
      'actions/',
      `${SHARED}actions/|elements/|${STATE}|services/|writes/|routes\\.ts|templates/added`,
    ),
    only('elements', 'elements/', `${SHARED}elements/|${LOAD}|${STATE}|services/|templates/added`),
    only(
      'islands',
      'islands/',
      `islands/|ui/|writes/|${STATE}|services/|body/|routes\\.ts|${SHARED}`,
    ),
    only('markup', 'markup/', 'markup/'),
    // Runs without a page: it shares only what both need.
    only('worker', 'worker/', 'worker/|model/'),
    // Templates compose screens and islands as pages do, and are loaded by them.
    only(
      'templates',
      TEMPLATE,
      `${TEMPLATE}|markup/|screens/|behaviours/|elements/|ui/|islands/|state/|services/|body/|routes\\.ts|${SHARED}`,
    ),
    only(
      'screens',
      'screens/',
      `screens/|behaviours/startBehaviours\\.ts|ui/|islands/|state/|services/|writes/|body/|routes\\.ts|${SHARED}`,
      `${LOAD}|${STATE}|${TEMPLATE}`,
    ),
    {
      name: 'only-pages-import-templates',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/${TEMPLATE}` },
      to: { path: '\\.template\\.' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data|\\.astro)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
