import type { PaletteColor, PaletteColorChannel } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

interface OwnColor {
  main: string;
  light?: string;
  contrastText: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    /** Background of areas below page level, such as filter bars and table headers. */
    sunken: PaletteColor & PaletteColorChannel;
    /** Outlines of controls. */
    outline: PaletteColor & PaletteColorChannel;
    /** Rating stars. */
    star: PaletteColor & PaletteColorChannel;
    /** Dark color under and over pictures, the same in both schemes. */
    night: PaletteColor & PaletteColorChannel;
  }
  interface PaletteOptions {
    sunken?: OwnColor;
    outline?: OwnColor;
    star?: OwnColor;
    night?: OwnColor;
  }
  interface TypographyVariants {
    display: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
  }
}
