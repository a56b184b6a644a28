import { useEffect } from 'react';
import { t } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

/** Says when the device loses its connection, and when it has it again. */
export function useConnectionNotice(): void {
  const notify = useNotify();
  useEffect(() => {
    const lost = () => notify.error(t('app.youAreOfflineWhatYou'));
    const back = () => notify.success(t('app.youAreBackOnline'));
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, [notify]);
}
