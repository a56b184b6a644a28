import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { ChangeType } from '../../core/access/change.type.js';
import type { SignedInScope } from '../../core/access/request.js';
import { User } from '../users/index.js';
import { Report } from './report.entity.js';
import { ReportDecisionArgs, ReportInput } from './report.input.js';
import type { ReportModule } from './index.js';

@Resolver(() => Report)
export class ReportResolver {
  constructor(private readonly services: ReportModule) {}

  @FieldResolver(() => User, { nullable: true, description: 'Who; absent where the account is gone.' })
  user(@Root() { reporterId }: Report): Promise<User | null> {
    return this.services.userById.load(reporterId);
  }

  @Access('signed-in')
  @Mutation(() => Boolean, { description: 'Tells the moderators that something is wrong; one report for each person and thing.' })
  async createReport(
    @Arg('input', () => ReportInput, { description: 'What is wrong.' }) input: ReportInput,
    @Ctx() { viewer, caller }: SignedInScope,
  ): Promise<boolean> {
    await this.services.reports.create(viewer, input, caller);
    return true;
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Closes the open reports of something as wrong.' })
  dismissReports(@Args() what: ReportDecisionArgs, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.reports.dismiss(viewer, what);
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Closes the open reports of something as right, once what they tell of was seen to.' })
  upholdReports(@Args() what: ReportDecisionArgs, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.reports.uphold(viewer, what);
  }
}
