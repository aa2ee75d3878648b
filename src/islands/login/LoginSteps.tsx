import type { ActTranslate } from '../../i18n/translate.ts';
import { BindForm } from './BindForm.tsx';
import { EnterForm } from './EnterForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { LoginFlow } from './useLoginFlow.ts';

/** Renders the form of the login's current step. */
export function LoginSteps({ flow, t }: { readonly flow: LoginFlow; readonly t: ActTranslate }) {
  switch (flow.step) {
    case 'enter':
      return <EnterForm enter={flow.enter} t={t} />;
    case 'bindPhone':
      return <BindForm enter={flow.enter} onLater={flow.finish} t={t} />;
    case 'setPassword':
      return <PasswordForm enter={flow.enter} onLater={flow.finish} t={t} />;
  }
}
