import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { dark, light } from './palette';

/** Sets `theme-color` to the page's background, so that the browser's toolbar matches the chosen theme. */
export function useThemeColor(): void {
  const { colorScheme } = useColorScheme();
  useEffect(() => {
    if (!colorScheme) return;
    const { background } = colorScheme === 'dark' ? dark : light;
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', background.default);
  }, [colorScheme]);
}
