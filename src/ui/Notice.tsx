import type { ComponentProps, ReactNode } from 'react';

interface NoticeProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** At most one action. */
  readonly action?: ReactNode;
  /** Whether it is announced at once (`alert`) or after other speech (`status`). */
  readonly failed?: boolean;
  /** h2 in a section of a page that has its own h1. */
  readonly heading?: 'h1' | 'h2' | undefined;
}

/** Renders an empty or failed state: a line drawing, one sentence, one action. */
export function Notice(props: NoticeProps) {
  const { title, text, action, failed = false, heading: Heading = 'h1' } = props;
  return (
    <div
      className="flex flex-col items-center px-64 py-160 text-center"
      role={failed ? 'alert' : 'status'}
    >
      <svg
        aria-hidden="true"
        className="mb-40 h-160 w-200 text-ink-3"
        fill="none"
        viewBox="0 0 100 80"
      >
        <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.75">
          <path d="M18 14h54v52H24a6 6 0 0 1-6-6z" />
          <path d="M72 26h10v34a6 6 0 0 1-6 6H24" />
          <path d="M27 25h36M27 35h14M27 43h14M27 51h14" />
          {failed ? <path d="m50 38 12 14m0-14L50 52" /> : <path d="M49 35h14v16H49z" />}
        </g>
      </svg>
      <Heading className="text-34 font-medium">{title}</Heading>
      {text && <p className="mt-12 text-28 text-ink-2">{text}</p>}
      {action && <div className="mt-40">{action}</div>}
    </div>
  );
}

/** Renders the action of a notice that leads to another page. */
export const NoticeLink = (props: Pick<ComponentProps<'a'>, 'href' | 'children'>) => (
  <a className="flex min-h-88 items-center rounded border px-48 text-30 text-accent" {...props} />
);

/** Renders the action of a notice that does something on the page. */
export const NoticeButton = (props: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) => (
  <button className="min-h-88 rounded border px-48 text-30 text-accent" {...props} type="button" />
);
