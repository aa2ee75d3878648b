import type { Reporter } from '../../../model/article/articleTypes.ts';
import { linkTo } from '../../../routes.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { FollowButton } from '../../../ui/FollowButton.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders the reporters of the article with the numbers of their articles and followers. */
export function ReporterCard({ view }: { view: ArticleView }) {
  const { article, reporters, settings, t, quiet } = view;
  if (!article.showReporterCard || reporters.length === 0) return null;
  return (
    <Section t={t} title="reporter.title">
      <ul>
        {reporters.map((reporter) => (
          <li key={reporter.id} className="flex items-center gap-24 py-20">
            <Avatar src={reporter.icon} name={reporter.name} size="large" />
            <div className="min-w-0 flex-1">
              <p className="text-34 font-medium">
                <Name reporter={reporter} base={settings.siteBase} />
                {reporter.duty && (
                  <span className="ml-16 text-26 font-normal text-ink-3">{reporter.duty}</span>
                )}
              </p>
              {reporter.description && (
                <p className="mt-4 text-28 text-ink-2">{reporter.description}</p>
              )}
              {(reporter.articleCount > 0 || reporter.followerCount > 0) && (
                <p className="mt-4 text-26 tabular-nums text-ink-3">
                  <Message
                    t={t}
                    k="reporter.counts"
                    values={{
                      articles: reporter.articleCount,
                      followers: reporter.followerCount,
                    }}
                  />
                </p>
              )}
            </div>
            {!quiet && reporter.id && (
              <FollowButton id={reporter.id} name={reporter.name} object={2} t={t} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Renders the reporter's name, as a link to the reporter's page when there is an id. */
function Name({ reporter: { id, name }, base }: { reporter: Reporter; base: string }) {
  const href = id && linkTo('reporter', { id }, base);
  if (!href) return name;
  return (
    <a className="tap" href={href}>
      {name}
    </a>
  );
}
