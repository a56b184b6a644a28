import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, type InPersonScope } from '../../../core/access/index.js';
import type { AccountModule } from '../account.module.js';
import { CreatedInvitation, Invitation, InvitationOffer } from './invitation.entity.js';
import { CreateInvitationInput } from './invitation.input.js';

@Resolver(() => Invitation)
export class InvitationResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('public')
  @Query(() => InvitationOffer, { description: 'Invitation whose link has this token; NOT_FOUND if there is none.' })
  invitation(@Arg('token', () => String, { description: 'Token: the part of the link after `#invitation=`.' }) token: string): Promise<InvitationOffer> {
    return this.services.invitations.offer(token);
  }

  @Access('admin-in-person')
  @Query(() => [Invitation], { description: 'Invitations, the newest first, at most 500. They are deleted 30 days after their end.' })
  invitations(): Promise<Invitation[]> {
    return this.services.invitations.list();
  }

  @Access('admin-in-person')
  @Mutation(() => CreatedInvitation, { description: 'Creates a link with which people can create an account.' })
  createInvitation(
    @Arg('input', () => CreateInvitationInput, { description: 'Input of the mutation.' }) input: CreateInvitationInput,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<CreatedInvitation> {
    return this.services.invitations.create(viewer, input);
  }

  @Access('admin-in-person')
  @Mutation(() => Invitation, { description: 'Revokes an invitation at once; accounts that were created with it stay.' })
  revokeInvitation(@Arg('id', () => ID, { description: 'Identifier of the invitation.' }) id: string, @Ctx() { viewer }: InPersonScope): Promise<Invitation> {
    return this.services.invitations.revoke(viewer, id);
  }
}
