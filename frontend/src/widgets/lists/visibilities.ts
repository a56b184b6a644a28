import LinkRounded from '@mui/icons-material/LinkRounded';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PublicRounded from '@mui/icons-material/PublicRounded';
import type { ElementType } from 'react';
import type { ListVisibility } from '../../graphql/schema.generated';

interface VisibilityWords {
  icon: ElementType;
  word: string;
  /** What it means, for whoever chooses it. */
  explanation: string;
}

/** Who may read a list, from nobody else to everyone. */
export const VISIBILITIES: Record<ListVisibility, VisibilityWords> = {
  PRIVATE: { icon: LockOutlined, word: 'Private', explanation: 'Only you can see it.' },
  LINK: { icon: LinkRounded, word: 'By link', explanation: 'Whoever has its link can see it. It is listed nowhere, and search engines leave it out.' },
  PUBLIC: { icon: PublicRounded, word: 'Public', explanation: 'Everyone can see it, and it shows on your public profile.' },
};
