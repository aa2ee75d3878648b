import { readSearch } from '../../host/address.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { decideLegal } from '../../model/about/legal.ts';
import { linkTo } from '../../routes.ts';
import { aboutUs, loadAboutPage } from '../../state/aboutUs.ts';
import { SingleScreen } from '../single/SingleScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { AboutSite } from './AboutSite.tsx';
import { LegalText } from './LegalText.tsx';
import { LEGAL_MESSAGE_KEYS } from './legalMessageKeys.ts';

const load = () => void loadAboutPage(readSettings());

/** Template page about the site; shows one legal text when the query names its type. */
export const AboutUsTemplate = ({ loading }: { readonly loading: string }) => (
  <SingleScreen
    describe={({ value, config }, { t }) => {
      const kind = decideLegal(readSearch());
      const site = config.appName || config.siteName;
      const type = kind ?? undefined;
      return {
        name:
          readPage().flags.title ||
          (kind
            ? t(LEGAL_MESSAGE_KEYS[kind])
            : site
              ? t('about.title', { site })
              : t('about.name')),
        description: value.description,
        pictures: [config.appLogo],
        path: linkTo('aboutUs', {}, readSettings().siteBase, { type }),
      };
    }}
    missing={['about.gone', 'about.goneHint']}
    name={(t) => t('about.name')}
    load={load}
    page={aboutUs}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(about, view) => {
      const kind = decideLegal(readSearch());
      return kind ? (
        <LegalText about={about} kind={kind} view={view} />
      ) : (
        <AboutSite about={about} view={view} />
      );
    }}
  </SingleScreen>
);
