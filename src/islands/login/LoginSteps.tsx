import type { ActionTranslate } from '../../i18n/translate.ts';
import { BindPhoneForm } from './BindPhoneForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { LoginFlow } from './useLoginFlow.ts';

/** Renders the form of the login's current step. */
export function LoginSteps({ flow, t }: { readonly flow: LoginFlow; readonly t: ActionTranslate }) {
  switch (flow.step) {
    case 'enter':
      return <LoginForm enter={flow.enter} t={t} />;
    case 'bindPhone':
      return <BindPhoneForm enter={flow.enter} onLater={flow.finish} t={t} />;
    case 'setPassword':
      return <PasswordForm enter={flow.enter} onLater={flow.finish} t={t} />;
  }
}
