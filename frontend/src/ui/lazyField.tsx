import Box from '@mui/material/Box';
import { type ComponentType, createElement, lazy, Suspense, useState } from 'react';

export interface Focusable {
  /** Takes the focus as soon as it is there. */
  autoFocus?: boolean;
}

/**
 * A field whose code is fetched after the rest of its form. Somebody who has gone to its place already finds the focus on it once it is there.
 * @param load fetches the field's component
 * @param Placeholder stands there until then, and where it cannot be fetched
 */
export function lazyField<Props extends object>(
  load: () => Promise<ComponentType<Props & Focusable>>,
  Placeholder: ComponentType<Props & Focusable>,
): ComponentType<Props> {
  const Field = lazy(async () => ({ default: await load().catch(() => Placeholder) })) as unknown as ComponentType<Props & Focusable>;
  return function LazyField(props) {
    const [isFocused, setFocused] = useState(false);
    const placeholder = (
      <Box sx={{ display: 'contents' }} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
        <Placeholder {...props} />
      </Box>
    );
    return <Suspense fallback={placeholder}>{createElement(Field, { ...props, autoFocus: isFocused })}</Suspense>;
  };
}
