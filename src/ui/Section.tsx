import type { ReactNode } from 'react';
import type { MessageKey, Translate } from '../i18n/translate.ts';
import { Message } from './Message.tsx';

interface SectionProps {
  readonly t: Translate;
  readonly title: MessageKey;
  readonly children: ReactNode;
}

/** Renders a section of a page with its heading, separated by a hairline. */
export function Section({ t, title, children }: SectionProps) {
  return (
    <section className="mt-48 border-t pt-32">
      <h2 className="mb-12 text-38 font-semibold">
        <Message t={t} k={title} />
      </h2>
      {children}
    </section>
  );
}
