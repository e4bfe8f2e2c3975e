import { Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import { Answers } from '../http/answers.decorator';
import { SetupSteps } from './setup.dto';
import { SetupService } from './setup.service';

@ApiTags('setup')
@Controller('setup')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get()
  @Access('setup:own')
  @Answers({
    summary: 'How far a new installation is set up, from the first hospital to the first booking',
    type: SetupSteps,
    input: false,
  })
  setupSteps(): Promise<SetupSteps> {
    return this.setup.steps();
  }

  @Put('poster')
  @HttpCode(204)
  @Access('setup:own')
  @Answers({ summary: 'Note that the QR poster was shown', input: false })
  setupPoster(): Promise<void> {
    return this.setup.mark('poster');
  }

  @Put('dismissed')
  @HttpCode(204)
  @Access('setup:own')
  @Answers({ summary: 'Hide the list of first steps, for every administrator', input: false })
  setupDismissed(): Promise<void> {
    return this.setup.mark('dismissed');
  }
}
