import { readSearch } from '../../host/address.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { decideLegal } from '../../model/about/legal.ts';
import { linkTo } from '../../routes.ts';
import { aboutUs, openAbout } from '../../stores/aboutUs.ts';
import { SingleScreen } from '../single/SingleScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { AboutSite } from './AboutSite.tsx';
import { LegalPaper } from './LegalPaper.tsx';
import { LEGAL_WORDS } from './words.ts';

const open = () => void openAbout(readSettings());

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
          (kind ? t(LEGAL_WORDS[kind]) : site ? t('about.title', { site }) : t('about.name')),
        description: value.description,
        pictures: [config.appLogo],
        path: linkTo('aboutUs', {}, readSettings().siteBase, { type }),
      };
    }}
    gone={['about.gone', 'about.goneHint']}
    name={(t) => t('about.name')}
    open={open}
    page={aboutUs}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(about, view) => {
      const kind = decideLegal(readSearch());
      return kind ? (
        <LegalPaper about={about} kind={kind} view={view} />
      ) : (
        <AboutSite about={about} view={view} />
      );
    }}
  </SingleScreen>
);
