import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { MineTranslate } from '../../i18n/translate.ts';
import { useSingleTask } from '../../islands/useSingleTask.ts';
import { logout } from '../../services/session/login.ts';
import { requestConfirmation } from '../../services/sheets.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';

/** Renders the button that logs the member out after a confirmation. */
export function LogoutButton({ t }: { readonly t: MineTranslate }) {
  const { busy, run } = useSingleTask();
  const handleLogout = async () => {
    if (!(await requestConfirmation(t('member.logoutTitle'), t('member.logout')))) return;
    await run(
      async () => {
        await logout(readSettings());
        showToast(t('member.loggedOut'));
      },
      () => showToast(t('state.network')),
    );
  };
  return (
    <div className="pt-64">
      <BusyButton
        busy={busy}
        className="min-h-88 w-full rounded border text-30 text-ink-2"
        onClick={() => void handleLogout()}
        type="button"
      >
        {t('member.logout')}
      </BusyButton>
    </div>
  );
}
