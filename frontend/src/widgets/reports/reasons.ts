import type { ReportReason } from '../../graphql/schema.generated';

interface Reason {
  value: ReportReason;
  label: string;
  text: string;
}

/** Why something can be reported, the likely reasons first. */
export const REASONS: readonly Reason[] = [
  { value: 'SPAM', label: 'Spam', text: 'Advertising, or written to mislead' },
  { value: 'WRONG_DETAILS', label: 'Wrong details', text: 'What it says of the place is not true' },
  { value: 'INAPPROPRIATE', label: 'Inappropriate', text: 'Sexual, vulgar or out of place here' },
  { value: 'HARASSMENT', label: 'Harassment', text: 'Attacks or bullies somebody' },
  { value: 'HATEFUL', label: 'Hateful', text: 'Against people for who they are' },
  { value: 'VIOLENCE', label: 'Violence', text: 'Threatens or shows violence' },
  { value: 'PRIVACY', label: 'Privacy', text: 'Shows or tells what is private' },
  { value: 'COPYRIGHT', label: 'Copyright', text: 'Somebody else’s work, used without permission' },
  { value: 'OTHER', label: 'Other', text: 'Something else; please say what' },
];
