import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access, ChangeType, type SignedInScope } from '../../core/access/index.js';
import { User } from '../users/index.js';
import { Report } from './report.entity.js';
import { ReportDecisionArgs, ReportInput } from './report.input.js';
import type { ReportModule } from './report.module.js';

@Resolver(() => Report)
export class ReportResolver {
  constructor(private readonly services: ReportModule) {}

  @FieldResolver(() => User, { nullable: true, description: 'The reporter; null if the account is deleted.' })
  user(@Root() { reporterId }: Report): Promise<User | null> {
    return this.services.userById.load(reporterId);
  }

  @Access('signed-in')
  @Mutation(() => Boolean, { description: 'Reports a place, review or photo to the moderators; CONFLICT if the viewer has already reported it.' })
  async createReport(
    @Arg('input', () => ReportInput, { description: 'Input of the mutation.' }) input: ReportInput,
    @Ctx() { viewer, caller }: SignedInScope,
  ): Promise<boolean> {
    await this.services.reports.create(viewer, input, caller);
    return true;
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Dismisses open reports of a target; CONFLICT if there are none.' })
  dismissReports(@Args() what: ReportDecisionArgs, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.reports.dismiss(viewer, what);
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Closes open reports of a target as justified, after the problem was solved; CONFLICT if there are none.' })
  upholdReports(@Args() what: ReportDecisionArgs, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.reports.uphold(viewer, what);
  }
}
