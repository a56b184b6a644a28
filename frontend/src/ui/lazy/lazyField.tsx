import Box from '@mui/material/Box';
import { type ComponentType, createElement, lazy, Suspense, useState } from 'react';

export interface Focusable {
  /** Takes the focus on mount. */
  autoFocus?: boolean;
}

/**
 * Returns a form field whose code loads after the form. If the placeholder has the focus, the loaded field takes it over.
 * @param load imports the field's component
 * @param Placeholder shown while the code loads, and if it fails to load
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
