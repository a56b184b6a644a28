import { type Static, Type } from '@sinclair/typebox';
import { choice, ID, MESSAGE, MOMENT, object, type Route, routesOf } from '../../../core/rest/index.js';
import type { AccountModule } from '../account.module.js';
import { type Invitation, InvitationState } from './invitation.entity.js';
import { CreateInvitationInput, InvitationInput, INVITED_ROLES } from './invitation.input.js';

const ROLE = choice<string>(INVITED_ROLES);
const STATE = choice(Object.values(InvitationState));

const fields = {
  _id: ID,
  state: STATE,
  role: ROLE,
  cityIds: Type.Optional(Type.Array(ID, { description: 'Cities that invited moderators decide about, if not all.' })),
  note: Type.Optional(Type.String()),
  maxUses: Type.Integer(),
  uses: Type.Integer(),
  createdBy: Type.String({ description: 'Name of the admin who has created it.' }),
  createdAt: MOMENT,
  expiresAt: MOMENT,
};
const InvitationJson = object(fields, 'Invitation');
const CreatedInvitationJson = object(
  { ...fields, link: Type.String({ description: 'Link to send to the invited people, shown only once.' }) },
  'CreatedInvitation',
);

const invitationJson = ({
  id,
  state,
  role,
  moderatedCityIds,
  note,
  maxUses,
  uses,
  creator,
  createdAt,
  expiresAt,
}: Invitation): Static<typeof InvitationJson> => ({
  _id: id,
  state,
  role,
  cityIds: moderatedCityIds ?? undefined,
  note: note ?? undefined,
  maxUses,
  uses,
  createdBy: creator.name,
  createdAt,
  expiresAt,
});

const route = routesOf<AccountModule>();

export const invitationRoutes: Route<AccountModule>[] = [
  route({
    method: 'post',
    path: '/auth/invitation',
    access: 'public',
    summary: 'The invitation with a token; changes nothing (POST, because addresses are written into logs)',
    body: InvitationInput,
    answer: object({ state: STATE, inviter: Type.String({ description: 'Name of the admin who invites.' }), offeredRole: ROLE }, 'InvitationOffer'),
    handle: ({ services, input }) => services.invitations.offer(input.token),
  }),
  route({
    method: 'get',
    path: '/admin/invitations',
    access: 'admin-in-person',
    summary: 'Invitations, the newest first, at most 500',
    answer: Type.Array(InvitationJson),
    handle: async ({ services }) => (await services.invitations.list()).map(invitationJson),
  }),
  route({
    method: 'post',
    path: '/admin/invitations',
    access: 'admin-in-person',
    status: 201,
    summary: 'Creates a link with which people can create an account',
    body: CreateInvitationInput,
    answer: CreatedInvitationJson,
    async handle({ services, viewer, input }) {
      const { link, invitation } = await services.invitations.create(viewer, input);
      return { ...invitationJson(invitation), link };
    },
  }),
  route({
    method: 'delete',
    path: '/admin/invitations/:id',
    access: 'admin-in-person',
    summary: 'Revokes an invitation at once',
    answer: MESSAGE,
    async handle({ services, viewer, params }) {
      await services.invitations.revoke(viewer, params.id);
      return { message: 'The invitation is revoked.' };
    },
  }),
];
