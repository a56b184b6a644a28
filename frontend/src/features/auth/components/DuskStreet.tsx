import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { currentSite } from '../../../lib/currentSite';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';

const Frame = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.panel,
  backgroundColor: theme.vars.palette.night.main,
  color: theme.vars.palette.night.contrastText,
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const Scene = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: theme.vars.palette.night.main,
  '& .light': { fill: theme.vars.palette.night.light },
  '& .white': { fill: theme.vars.palette.night.contrastText },
  '& stop': { stopColor: theme.vars.palette.night.light },
}));

const stars =
  'M420 150h2v2h-2zM470 196h3v3h-3zM524 132h2v2h-2zM398 238h2v2h-2zM506 262h2v2h-2zM448 318h3v3h-3zM96 356h2v2h-2zM2' + '12 338h2v2h-2zM330 300h2v2h-2z';
const far = 'M0 650V486h38v-30h34v22h28v-66h30v-22h22v22h26v92h34v-48h44v26h64v-94l18-34 18 34v76h20v-40h36v58h30v-80h38v54h30v-26h46v188z';
const middle = 'M0 650V548h52v-58h46v36h30v-72h20v-28h8v28h22v94h58v-40h44v62h60v-30h58v-84h12v-40h34v40h12v50h42v-26h62v170z';
const near = 'M0 650v-96h20v-16h58v36h30v-62h62v40h22v30h40v-24h74v30h70v-26h34v-26l24-26 24 26v22h30v-66h44v48h28v110z';
const farWindows = 'M110 428h4v6h-4zM118 446h4v6h-4zM160 428h4v6h-4zM348 402h4v6h-4zM360 426h4v6h-4zM470 456h4v6h-4zM486 474h4v6h-4z';
const middleWindows =
  'M62 506h7v10h-7zM78 506h7v10h-7zM62 528h7v10h-7zM140 470h7v10h-7zM156 470h7v10h-7zM140 496h7v10h-7zM408 474h7v10h-7zM424 474h7v1' +
  '0h-7zM424 498h7v10h-7zM512 500h7v10h-7zM530 500h7v10h-7zM512 524h7v10h-7z';
const nearWindows =
  'M34 556h8v12h-8zM54 556h8v12h-8zM34 586h8v12h-8zM122 530h8v12h-8zM146 530h8v12h-8zM146 558h8v12h-8zM122 586h8v12h-8zM248 582h8v1' +
  '2h-8zM280 582h8v12h-8zM264 612h8v12h-8zM429 556h8v12h-8zM500 510h8v12h-8zM514 538h8v12h-8zM500 566h8v12h-8zM541 562h8v12h-8zM330' +
  ' 610h8v12h-8zM352 610h8v12h-8z';
const ripples =
  'M300 668h112v3h-112zM270 684h150v3h-150zM322 700h88v3h-88zM196 704h84v3h-84zM288 718h140v3h-140zM60 690h70v3h-70zM456 686h62v3h-' +
  '62zM92 720h46v3h-46zM446 730h70v3h-70zM230 738h120v3h-120z';

/** Decorative illustration: a street at dusk with a pin and a slogan. Hidden from screen readers. */
export function DuskStreet() {
  const glow = useId();
  return (
    <Frame aria-hidden>
      <Scene viewBox="0 0 560 760" preserveAspectRatio="xMidYMax slice" focusable="false">
        <linearGradient id={glow} x2="0" y2="1">
          <stop offset="0" stopOpacity="0" />
          <stop offset=".28" stopOpacity=".1" />
          <stop offset=".5" stopOpacity=".34" />
          <stop offset=".8" stopOpacity=".95" />
        </linearGradient>
        <path fill={`url(#${glow})`} d="M0 0h560v760H0z" />
        <path className="white" opacity=".7" d={stars} />
        <path opacity=".3" d={far} />
        <path className="white" opacity=".4" d={farWindows} />
        <circle className="white" opacity=".36" cx="372" cy="566" r="78" />
        <path opacity=".62" d={middle} />
        <path className="light" opacity=".8" d={middleWindows} />
        <circle className="white" opacity=".1" cx="269" cy="494" r="104" />
        <circle className="white" opacity=".14" cx="269" cy="494" r="72" />
        <path opacity=".93" d={near} />
        <path className="light" d={nearWindows} />
        <path opacity=".84" d="M0 650h560v110H0z" />
        <path className="light" opacity=".5" d={ripples} />
        <path className="white" d="M269 450c-24 0-43 19-43 43 0 32 43 65 43 65s43-33 43-65c0-24-19-43-43-43z" />
        <circle className="light" cx="269" cy="493" r="18" />
      </Scene>
      <Box sx={{ position: 'relative', p: { md: 4, lg: 5 }, maxWidth: 460 }}>
        <Box sx={{ typography: 'overline', opacity: 0.85 }}>
          <bdi>{currentSite().name}</bdi>
        </Box>
        <Box sx={{ typography: 'h2', mt: 1, textWrap: 'balance' }}>{t('auth.everyCityHasACorner')}</Box>
      </Box>
    </Frame>
  );
}
