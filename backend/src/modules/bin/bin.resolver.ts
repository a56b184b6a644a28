import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, ChangeType, type SignedInScope } from '../../core/access/index.js';
import { type Page, PageInput } from '../../core/paging/index.js';
import { User } from '../users/index.js';
import { BinArgs, BinIdsArgs } from './bin.input.js';
import type { BinModule } from './bin.module.js';
import { BinCounts, BinItem, BinPage } from './bin.type.js';
import { DeletionImpact } from './impact.type.js';
import { DeletionImpactArgs } from './impact.input.js';

/** Queries and mutations with which admins look after deleted things. */
@Resolver(() => BinItem)
export class BinResolver {
  constructor(private readonly services: BinModule) {}

  @Access('admin')
  @Query(() => BinPage, { description: 'Deleted things of one kind, the last deleted first. They are kept for 30 days.' })
  bin(@Args() { kind, search, page }: BinArgs): Promise<Page<BinItem>> {
    return this.services.bin.list(kind, search, page ?? new PageInput());
  }

  @Access('admin')
  @Query(() => BinCounts, { description: 'Numbers of deleted things.' })
  binCounts(): Promise<BinCounts> {
    return this.services.bin.counts();
  }

  @Access('admin')
  @Query(() => DeletionImpact, { description: 'Things that go along if the given ones are deleted. Give exactly one argument.' })
  deletionImpact(@Args() args: DeletionImpactArgs): Promise<DeletionImpact> {
    return this.services.deletionImpact.of(args);
  }

  @Access('admin')
  @Mutation(() => ChangeType, {
    description: 'Restores deleted things with all that went along. NOT_FOUND if none is in the bin, CONFLICT if none can be restored.',
  })
  restore(@Args() { kind, ids }: BinIdsArgs, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.bin.restore(viewer, kind, ids);
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Restores all that one change has deleted, such as a bulk action. NOT_FOUND and CONFLICT as for `restore`.' })
  restoreChange(
    @Arg('changeId', () => ID, { description: 'Identifier of the change.' }) changeId: string,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.bin.restoreChange(viewer, changeId);
  }

  @Access('admin-in-person')
  @Mutation(() => Int, { description: 'Deletes things in the bin permanently, with all that went along and with their files. Returns their number.' })
  deletePermanently(@Args() { kind, ids }: BinIdsArgs, @Ctx() { viewer }: SignedInScope): Promise<number> {
    return this.services.bin.deletePermanently(viewer, kind, ids);
  }

  @FieldResolver(() => User, { nullable: true, description: 'User who has deleted it; null if the account is deleted or nobody knows.' })
  deletedBy(@Root() { deletedById }: BinItem): Promise<User | null> | null {
    return deletedById === null ? null : this.services.userById.load(deletedById);
  }

  @FieldResolver(() => User, { nullable: true, description: 'User who has contributed it, if it is a review, photo or list.' })
  owner(@Root() { ownerId }: BinItem): Promise<User | null> | null {
    return ownerId === null ? null : this.services.userById.load(ownerId);
  }
}
