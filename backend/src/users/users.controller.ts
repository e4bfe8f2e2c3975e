import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Confirmed, ConfirmedWhen, Unconfirmed } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { IfMatch } from '../http/if-match';
import type { Page } from '../paging/page';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { UserAdminService } from './user-admin.service';
import { UserDirectory } from './user-directory.service';
import { CreateUser, DoubtfulName, StaffUser, UpdateUser, UserQuery } from './user.dto';
import { USER_SORTS } from './users.sql';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly directory: UserDirectory,
    private readonly admin: UserAdminService,
  ) {}

  @Get()
  @Access('users:manage')
  @Unconfirmed('names and roles of colleagues, nothing to sign in with')
  @Answers({ summary: 'Staff accounts', list: StaffUser, sorts: USER_SORTS })
  listUsers(@Query() query: UserQuery): Promise<Page<StaffUser>> {
    return this.directory.list(query);
  }

  @Get('doubtful-names')
  @Access('users:manage')
  @Unconfirmed('as the list')
  @Answers({
    summary: 'Accounts whose username or e-mail address can be taken for another one',
    description: 'They were made before such names were refused, and go on working; an administrator renames them.',
    list: DoubtfulName,
    input: false,
  })
  doubtfulNames(): Promise<DoubtfulName[]> {
    return this.directory.doubtfulNames();
  }

  @Get(':id')
  @Access('users:manage')
  @Unconfirmed('as the list')
  @Answers({ summary: 'One staff account', type: StaffUser, refusals: ['notFound'] })
  getUser(@Id() id: string): Promise<StaffUser> {
    return this.directory.one(id);
  }

  @Post()
  @Access('users:manage')
  @Confirmed()
  @Answers({ summary: 'Add a staff account', type: StaffUser, status: 201, refusals: ['taken', 'keyReused'] })
  createUser(@Who() who: Actor, @Body() body: CreateUser, @IdempotencyKey() key: string | null): Promise<AnswerOrReplay<StaffUser>> {
    return this.admin.create(who, body, key);
  }

  @Put(':id')
  @Access('users:manage')
  @ConfirmedWhen('anything but first and last name changes')
  @Answers({
    summary: 'Change a staff account; a new password, role or hospital or a disabled account ends its sessions',
    type: StaffUser,
    refusals: ['notFound', 'stale', 'taken', 'lastAdmin'],
  })
  updateUser(@Who() who: Actor, @Id() id: string, @Body() body: UpdateUser, @IfMatch() version: number | null): Promise<StaffUser> {
    return this.admin.change(who, id, body, version);
  }

  @Delete(':id')
  @Access('users:manage')
  @Confirmed()
  @Answers({
    summary: 'Remove a staff account (it is archived and its names are free again)',
    refusals: ['notFound', 'lastAdmin', 'yourself'],
  })
  deleteUser(@Who() who: Actor, @Id() id: string): Promise<void> {
    return this.admin.remove(who, id);
  }

  @Delete(':id/sessions')
  @Access('users:manage')
  @Confirmed()
  @Answers({ operation: 'endSessionsOfUser', summary: 'Sign a user out everywhere', refusals: ['notFound'] })
  endSessions(@Who() who: Actor, @Id() id: string): Promise<void> {
    return this.admin.endSessions(who, id);
  }

  @Delete(':id/second-factor')
  @Access('users:manage')
  @Confirmed()
  @Answers({ summary: 'Turn off the second factor of a user who has lost it', refusals: ['notFound', 'yourself'] })
  removeSecondFactor(@Who() who: Actor, @Id() id: string): Promise<void> {
    return this.admin.removeSecondFactor(who, id);
  }

  @Post(':id/restore')
  @Access('users:manage')
  @Confirmed()
  @Answers({
    summary: 'Bring a deleted staff account back',
    description: 'As it was, with its password and its doctor, unless that doctor has another account by now.',
    type: StaffUser,
    refusals: ['notFound', 'taken'],
  })
  restoreUser(@Who() who: Actor, @Id() id: string): Promise<StaffUser> {
    return this.admin.restore(who, id);
  }
}
