import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import { BUILT } from '../built';
import { SCHEMA } from '../database/migrations';
import { Answers } from '../http/answers.decorator';
import { INFO } from '../openapi/about';

export class Version {
  @ApiProperty({ type: String, nullable: true, example: '0.1.0' }) version!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '0198f2c4000070008000000000000000000000ab' }) commit!: string | null;
  @ApiProperty({ example: '24.11.0' }) node!: string;
  @ApiProperty({ type: 'integer', minimum: 1, example: 26 }) schema!: number;
  @ApiProperty({ example: '1' }) api!: string;
}

/** Signed-in people alone: to a stranger it would say which known faults to try. */
@ApiTags('health')
@Controller('version')
export class VersionController {
  @Get()
  @Access('session:read')
  @Answers({ summary: 'What runs here: product, commit, Node, database schema and API', type: Version, input: false })
  version(): Version {
    return { ...BUILT, node: process.versions.node, schema: SCHEMA, api: INFO.version };
  }
}
