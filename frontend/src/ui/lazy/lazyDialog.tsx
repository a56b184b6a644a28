import { type ComponentType, createElement, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../lib/i18n';
import { useNotify } from '../toast';

interface Closable {
  /** Not needed if the dialog is mounted only while it is open. */
  isOpen?: boolean;
  onClose: () => void;
}

/** Replaces a dialog whose code failed to load. */
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
 * Returns a dialog component whose code loads when it first opens. If that fails, a toast reports it and the page stays.
 * @param load imports the dialog's component
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
