import { useQuery } from '@apollo/client/react';
import type { Registration } from '../../graphql/schema.generated';
import { RegistrationDocument } from './registration.generated';

const OPEN: Pick<Registration, 'mode' | 'hasDomainRule'> = { mode: 'OPEN', hasDomainRule: false };

/** Returns the rules for new accounts. The layout has loaded them; until then, everyone can register. */
export const useRegistration = (): typeof OPEN => useQuery(RegistrationDocument).data?.site.registration ?? OPEN;
