import { useEffect } from 'react';
import { useNotify } from '../../lib/notify';

/** Says when the device loses its connection, and when it has it again. */
export function useConnectionNotice(): void {
  const notify = useNotify();
  useEffect(() => {
    const lost = () => notify.error('You are offline. What you have opened before stays readable.');
    const back = () => notify.success('You are back online.');
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, [notify]);
}
