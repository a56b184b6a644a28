import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { dark, light } from './palette';

/** Gives what the browser or the system draws around the app the colour of the page, in the theme that was chosen. */
export function useThemeColor(): void {
  const { colorScheme } = useColorScheme();
  useEffect(() => {
    if (!colorScheme) return;
    const { background } = colorScheme === 'dark' ? dark : light;
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', background.default);
  }, [colorScheme]);
}
