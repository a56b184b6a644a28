import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '../../../lib/address';
import { Avatar } from '../../../ui/Avatar';
import { CardGrid } from '../../../ui/CardGrid';
import { CardLink } from '../../../ui/CardLink';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { NextIcon, PreviousIcon } from '../../../ui/Chevrons';
import { DesktopTooltip } from '../../../ui/DesktopTooltip';
import { FoldedText } from '../../../ui/FoldedText';
import { FormatMenu } from '../../../ui/FormatMenu';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { PageNumbers } from '../../../ui/PageNumbers';
import { Picture } from '../../../ui/Picture';
import { Prose } from '../../../ui/Prose';
import { RichText } from '../../../ui/RichText';
import { DeferredSection } from '../../../ui/lazy';
import { radius } from '../../../ui/shape';
import { TextPage } from '../../../ui/TextPage';
import { ThumbHash } from '../../../ui/ThumbHash';
import { ARABIC_NAME, type Entry, LONG_NAME, LONG_TEXT } from '../components/entry';

const HASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
const PICTURE = '/icons/512.png';
const hrefOf = (n: number) => `?page=${n}`;

const card = (name: string) => (
  <Box component="article" sx={{ position: 'relative', p: 2, border: 1, borderColor: 'divider', borderRadius: radius.card, overflowWrap: 'anywhere' }}>
    <CardLink to={paths.home}>
      <bdi>{name}</bdi>
    </CardLink>
  </Box>
);

export const content: Entry[] = [
  {
    name: 'Avatar',
    states: {
      initials: () => <Avatar name="Asha Rao" />,
      'one letter, large': () => <Avatar name="Ó" size={72} />,
      Arabic: () => <Avatar name={ARABIC_NAME} />,
      picture: () => <Avatar name="Asha Rao" src={PICTURE} />,
    },
  },
  {
    name: 'FormatMenu',
    states: {
      text: () => <FormatMenu label="Export" variant="text" onChoose={() => undefined} />,
      'refused formats': () => (
        <FormatMenu
          label="Export"
          variant="outlined"
          refused={(format) => (format === 'csv' ? undefined : 'Select at most 100 places, or all')}
          onChoose={() => undefined}
        />
      ),
    },
  },
  {
    name: 'Prose',
    isWide: true,
    states: {
      'headings, list, table, code': () => (
        <Prose>
          <h2>Opening hours</h2>
          <p>{LONG_TEXT}</p>
          <ul>
            <li>{LONG_NAME}</li>
            <li>
              <a href={paths.terms}>A link</a> and <code>code</code>
            </li>
          </ul>
          <div className="wide" tabIndex={0}>
            <table>
              <tbody>
                <tr>
                  <th>Monday</th>
                  <td className="end">9–17</td>
                </tr>
              </tbody>
            </table>
          </div>
          <blockquote>{LONG_TEXT}</blockquote>
          <pre>
            <code>{LONG_NAME}</code>
          </pre>
        </Prose>
      ),
    },
  },
  {
    name: 'TextPage',
    isWide: true,
    states: {
      'with a subtitle': () => (
        <TextPage title="Terms" subtitle="The rules">
          {LONG_TEXT}
        </TextPage>
      ),
      Arabic: () => (
        <TextPage title={ARABIC_NAME} written={{ code: 'ar', direction: 'rtl' }} end="Last changed on Nov 21, 2026">
          {ARABIC_NAME}
        </TextPage>
      ),
    },
  },
  {
    name: 'Picture',
    states: {
      default: () => <Picture src={PICTURE} alt="Logo" />,
      preview: () => <Picture src="" alt="" thumbHash={HASH} placeholder={null} />,
      empty: () => <Picture src="" alt="Café Aurora" />,
      'own placeholder': () => (
        <Picture src="" alt="Café Aurora" placeholder={<Box sx={{ p: 2, textAlign: 'center', overflowWrap: 'anywhere' }}>{LONG_NAME}</Box>} />
      ),
    },
  },
  {
    name: 'ThumbHash',
    states: {
      default: () => (
        <Box sx={{ position: 'relative', height: 120 }}>
          <ThumbHash hash={HASH} />
        </Box>
      ),
    },
  },
  {
    name: 'CardGrid',
    isWide: true,
    states: {
      default: () => (
        <CardGrid label="Places">
          {['Café Aurora', LONG_NAME, ARABIC_NAME, 'Harbor'].map((name) => (
            <li key={name}>{card(name)}</li>
          ))}
        </CardGrid>
      ),
    },
  },
  { name: 'CardLink', states: { default: () => card('Café Aurora') } },
  { name: 'CardSkeletons', isWide: true, states: { loading: () => <CardSkeletons label="Loading places" count={3} /> } },
  {
    name: 'FoldedText',
    states: {
      short: () => <FoldedText text="Open on Sundays." />,
      long: () => <FoldedText text={LONG_TEXT.repeat(3)} />,
      Arabic: () => <FoldedText text={ARABIC_NAME} />,
    },
  },
  {
    name: 'RichText',
    states: {
      default: () => (
        <Typography>
          <RichText text="auth.agreement" parts={{ terms: <Link href={paths.terms} />, privacy: <Link href={paths.privacy} /> }} />
        </Typography>
      ),
    },
  },
  {
    name: 'PageHeading',
    isWide: true,
    states: {
      default: () => <PageHeading title="Discover places" subtitle="1,134 places in 56 cities" />,
      'long title, action': () => (
        <PageHeading
          title={LONG_NAME}
          subtitle={LONG_TEXT}
          action={
            <Button variant="contained" startIcon={<AddRounded />}>
              New place
            </Button>
          }
        />
      ),
    },
  },
  {
    name: 'PageContainer',
    isWide: true,
    states: {
      default: () => (
        <PageContainer>
          <Box sx={{ p: 2, bgcolor: 'sunken.main' }}>Content in the column of a page</Box>
        </PageContainer>
      ),
    },
  },
  {
    name: 'PageNumbers',
    isWide: true,
    states: {
      first: () => <PageNumbers page={1} pages={3} hrefOf={hrefOf} label="First of three" />,
      middle: () => <PageNumbers page={47} pages={95} hrefOf={hrefOf} label="Middle of many" />,
      last: () => <PageNumbers page={3} pages={3} hrefOf={hrefOf} label="Last of three" />,
    },
  },
  {
    name: 'DesktopTooltip',
    states: {
      default: () => (
        <DesktopTooltip title="Add to favorites">
          <IconButton aria-label="Add to favorites">
            <AddRounded />
          </IconButton>
        </DesktopTooltip>
      ),
    },
  },
  { name: 'PreviousIcon', states: { default: () => <PreviousIcon /> } },
  { name: 'NextIcon', states: { default: () => <NextIcon /> } },
  {
    name: 'DeferredSection',
    states: {
      default: () => (
        <Stack>
          <DeferredSection>Rendered in a later step</DeferredSection>
        </Stack>
      ),
    },
  },
];
