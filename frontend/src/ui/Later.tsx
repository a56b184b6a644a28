import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { isOpening, stands } from '../lib/opening';

/** Whether what is around has waited itself. */
const Waited = createContext(false);

/** Whether what it stands in is drawn as a page is opened anew, and not on the way through the app. */
export function useIsOpening(): boolean {
  const hasWaited = useContext(Waited);
  return useState(() => hasWaited || isOpening())[0];
}

/**
 * What is below the fold: when a page is opened anew, it is drawn in a step of its own right after the rest, and what is below that in one
 * more, so that a slow phone shows the rest sooner and is deaf for shorter. On the way through the app it is there at once, as where one comes
 * back to was.
 */
export function Later({ children }: { children: ReactNode }) {
  const isWaiting = useIsOpening();
  const [isShown, show] = useState(!isWaiting);
  useEffect(() => {
    if (!isShown) startTransition(() => show(true));
    return stands(isShown);
  }, [isShown]);
  return isShown ? <Waited value={isWaiting}>{children}</Waited> : null;
}
