import { Body, Controller, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { isMfeName } from '@arogya/domain/releases/release';
import { Refusal } from '@arogya/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Confirmed, Poll, Unconfirmed } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { ByKey } from '../access/key-holders';
import { Who } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { Id } from '../http/uuid.pipe';
import { Limited } from '../limits/limited.decorator';
import { LiveService } from './live.service';
import { PublishService } from './publish.service';
import { ReleaseKeys } from './release-keys.service';
import { AddReleaseKey, NewReleaseKey, ReleaseKey } from './release-key.dto';
import {
  ChooseRelease,
  LiveRelease,
  MissingFiles,
  PublishedRelease,
  PublishRelease,
  Releases,
  ReportFrontend,
  RollBack,
  SwitchRelease,
  TryRelease,
  WantedFiles,
} from './release.dto';
import { FrontendReports } from './reports.service';
import { releaseActorOf } from './release-actor';
import { Trials } from './trials.service';
import { Tries } from './tries';

function named(name: string): string {
  if (!isMfeName(name)) throw new Refusal('notFound');
  return name;
}

@ApiTags('releases')
@Controller('releases')
export class ReleasesController {
  constructor(
    private readonly publishing: PublishService,
    private readonly live: LiveService,
    private readonly trials: Trials,
    private readonly reports: FrontendReports,
  ) {}

  @Get()
  @Access('releases:ship')
  @ByKey()
  @Unconfirmed('reads no account and no person')
  @Answers({ summary: 'What is live of each micro-frontend, what can be chosen, and who chose what', type: Releases, input: false })
  async releases(): Promise<Releases> {
    const [all, trials] = await Promise.all([this.live.all(), this.trials.all()]);
    return { ...all, trials };
  }

  @Post('reports')
  @HttpCode(204)
  @Access('releases:report')
  @Poll()
  @Limited('frontendReports')
  @Answers({ summary: 'Say which micro-frontends a tab has opened, and how they failed: a bad trial then ends by itself', status: 204 })
  reportFrontend(@Who() who: Actor, @Body() { reports }: ReportFrontend): Promise<void> {
    return this.reports.take(who, reports);
  }

  @Post('missing')
  @HttpCode(200)
  @Access('releases:ship')
  @ByKey()
  @Unconfirmed('reads no account and no person')
  @Answers({ summary: 'Which contents of a build are not here yet', type: MissingFiles })
  async missingFiles(@Body() { sha256 }: WantedFiles): Promise<MissingFiles> {
    return { missing: await this.publishing.missing(sha256) };
  }

  @Put('files/:sha256')
  @Access('releases:ship')
  @ByKey()
  @Unconfirmed('nobody is served a content before a release with it is published, which asks')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers({ summary: 'Send one content of a build, at most 5 MB', status: 204, refusals: ['tooLarge', 'unsupported', 'tooMany'] })
  keepFile(@Param('sha256') sha256: string, @Req() { body }: FastifyRequest): Promise<void> {
    return this.publishing.keep(sha256, body);
  }

  @Post()
  @Access('releases:ship')
  @ByKey()
  @Confirmed()
  @Answers({ summary: 'Publish a release, when all of its contents are here: it can then be chosen', type: PublishedRelease, status: 201 })
  publishRelease(@Who() who: Actor, @Body() body: PublishRelease): Promise<PublishedRelease> {
    return this.publishing.publish(body, releaseActorOf(who, body.name));
  }

  @Put(':mfe/live')
  @Access('releases:ship')
  @ByKey()
  @Confirmed()
  @Answers({
    summary: 'Make a release live: for everybody, or on trial for some',
    type: LiveRelease,
    refusals: ['notFound', 'notServed'],
  })
  chooseRelease(@Who() who: Actor, @Param('mfe') name: string, @Body() body: ChooseRelease): Promise<LiveRelease> {
    return this.live.choose(named(name), body, releaseActorOf(who, name));
  }

  @Post(':mfe/rollback')
  @HttpCode(200)
  @Access('releases:ship')
  @ByKey()
  @Confirmed()
  @Answers({
    summary: 'End a trial, or go back to what was live before',
    type: LiveRelease,
    refusals: ['notFound', 'notServed'],
  })
  rollBackRelease(@Who() who: Actor, @Param('mfe') name: string, @Body() { why }: RollBack): Promise<LiveRelease> {
    return this.live.rollBack(named(name), why ?? null, releaseActorOf(who, name));
  }

  @Put(':mfe/off')
  @Access('releases:ship')
  @ByKey()
  @Confirmed()
  @Answers({ summary: 'Switch a micro-frontend off or on: off, its files are refused', type: LiveRelease, refusals: ['notFound'] })
  switchRelease(@Who() who: Actor, @Param('mfe') name: string, @Body() { off, why }: SwitchRelease): Promise<LiveRelease> {
    return this.live.switchOff(named(name), off, why ?? null, releaseActorOf(who, name));
  }
}

@ApiTags('releases')
@Controller('releases')
export class ReleaseTriesController {
  constructor(
    private readonly live: LiveService,
    private readonly tries: Tries,
  ) {}

  @Put(':mfe/try')
  @HttpCode(204)
  @Access('releases:try')
  @Answers({
    summary: 'Try a release in this browser only, for twelve hours or until the session ends',
    status: 204,
    refusals: ['notFound', 'notServed'],
  })
  async tryRelease(
    @Who() who: Actor,
    @Param('mfe') name: string,
    @Body() { id }: TryRelease,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.live.assertTriable(named(name), id);
    this.tries.keep(reply, who.session, { ...this.tries.of(request, who.session), [name]: id });
  }

  @Post('leave')
  @HttpCode(204)
  @Access('releases:try')
  @Answers({ summary: 'Try no release any more', status: 204, input: false })
  leaveTries(@Who() who: Actor, @Res({ passthrough: true }) reply: FastifyReply): void {
    this.tries.keep(reply, who.session, {});
  }
}

@ApiTags('releases')
@Controller('release-keys')
export class ReleaseKeysController {
  constructor(private readonly keys: ReleaseKeys) {}

  @Get()
  @Access('releases:ship')
  @Unconfirmed('names and ages of keys; the keys themselves are kept nowhere')
  @Answers({ summary: 'The keys with which programs ship micro-frontends', list: ReleaseKey, input: false })
  releaseKeys(): Promise<ReleaseKey[]> {
    return this.keys.all();
  }

  @Post()
  @Access('releases:ship')
  @Confirmed()
  @Answers({ summary: 'Make a key; it is in this answer only', type: NewReleaseKey, status: 201 })
  addReleaseKey(@Who() who: Actor, @Body() body: AddReleaseKey): Promise<NewReleaseKey> {
    return this.keys.add(body, who);
  }

  @Post(':id/revoke')
  @HttpCode(200)
  @Access('releases:ship')
  @Confirmed()
  @Answers({ summary: 'Revoke a key', type: ReleaseKey, refusals: ['notFound'] })
  revokeReleaseKey(@Who() who: Actor, @Id() id: string): Promise<ReleaseKey> {
    return this.keys.revoke(id, who);
  }
}
