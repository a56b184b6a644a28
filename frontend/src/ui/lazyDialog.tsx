import { type ComponentType, createElement, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { t } from '../lib/i18n';
import { useNotify } from '../lib/notify';

interface Closable {
  /** Left out where the dialog is there only while it is open. */
  isOpen?: boolean;
  onClose: () => void;
}

/** Stands in for a dialog that could not be fetched. */
function NotFetched({ isOpen = true, onClose }: Closable) {
  const notify = useNotify();
  const giveUp = useEffectEvent(() => {
    notify.error(t('ui.thisCouldNotBeOpened'));
    onClose();
  });
  useEffect(() => {
    if (isOpen) giveUp();
  }, [isOpen]);
  return null;
}

/**
 * A dialog whose code is fetched when it is first opened; where that fails, a toast says so and the page around it stays.
 * @param load fetches the dialog's component
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotFetched) })) as unknown as ComponentType<Props>;
  return function LazyDialog(props) {
    const { isOpen = true } = props;
    const [isNeeded, setNeeded] = useState(isOpen);
    if (isOpen && !isNeeded) setNeeded(true);
    return isNeeded ? <Suspense fallback={null}>{createElement(Dialog, props)}</Suspense> : null;
  };
}
