import Facebook from '@mui/icons-material/Facebook';
import GitHub from '@mui/icons-material/GitHub';
import Instagram from '@mui/icons-material/Instagram';
import LinkedIn from '@mui/icons-material/LinkedIn';
import Pinterest from '@mui/icons-material/Pinterest';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import Telegram from '@mui/icons-material/Telegram';
import X from '@mui/icons-material/X';
import YouTube from '@mui/icons-material/YouTube';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { ElementType } from 'react';
import { t } from '../../lib/i18n';

const networks: readonly { hosts: readonly string[]; name: string; icon: ElementType }[] = [
  { hosts: ['facebook.com', 'fb.com'], name: 'Facebook', icon: Facebook },
  { hosts: ['github.com'], name: 'GitHub', icon: GitHub },
  { hosts: ['instagram.com'], name: 'Instagram', icon: Instagram },
  { hosts: ['linkedin.com'], name: 'LinkedIn', icon: LinkedIn },
  { hosts: ['pinterest.com'], name: 'Pinterest', icon: Pinterest },
  { hosts: ['t.me', 'telegram.me'], name: 'Telegram', icon: Telegram },
  { hosts: ['x.com', 'twitter.com'], name: 'X', icon: X },
  { hosts: ['youtube.com', 'youtu.be'], name: 'YouTube', icon: YouTube },
];

function networkOf(url: string): { name: string; icon: ElementType } {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const known = networks.find(({ hosts }) => hosts.some((one) => host === one || host.endsWith(`.${one}`)));
  return known ?? { name: host, icon: PublicOutlined };
}

/** Links to the site's pages in social networks. */
export function SocialLinks({ links }: { links: readonly string[] }) {
  return (
    <Stack direction="row" sx={{ mt: 2, ml: -1.25, flexWrap: 'wrap' }}>
      {links.map((url) => {
        const { name, icon: Icon } = networkOf(url);
        return (
          <IconButton key={url} href={url} target="_blank" rel="noopener noreferrer" color="inherit" aria-label={t('app.nameOpensInANewTab', { name })}>
            <Icon />
          </IconButton>
        );
      })}
    </Stack>
  );
}
