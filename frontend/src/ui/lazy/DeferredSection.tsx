import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { isOpening, stands } from './opening';

/** Whether an ancestor `DeferredSection` was deferred. */
const Waited = createContext(false);

/** Returns whether the component renders during a page load, as opposed to navigation within the app. */
export function useIsOpening(): boolean {
  const hasWaited = useContext(Waited);
  return useState(() => hasWaited || isOpening())[0];
}

/**
 * Defers its children (content below the fold) when a page loads. They render in a separate step after the rest; a nested `DeferredSection` renders one step
 * after that. A slow phone thus shows the top sooner and blocks input for a shorter time. During navigation within the app, children render at once,
 * which also lets the browser restore the scroll position.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  const isWaiting = useIsOpening();
  const [isShown, show] = useState(!isWaiting);
  useEffect(() => {
    if (!isShown) startTransition(() => show(true));
    return stands(isShown);
  }, [isShown]);
  return isShown ? <Waited value={isWaiting}>{children}</Waited> : null;
}
