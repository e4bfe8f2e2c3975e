import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { BUILT } from '../built';
import { SCHEMA } from '../database/migrations';
import { Answers } from '../http/answers.decorator';
import { INFO } from '../openapi/about';

export class Version {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '0.1.0',
    description: 'The version of the product; null where the sources run without a build.',
  })
  version!: string | null;
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '0198f2c4000070008000000000000000000000ab',
    description: 'The last commit that changed what the server is built from; null when the build did not know it.',
  })
  commit?: string | null;
  @ApiPropertyOptional({ example: '24.11.0', description: 'The version of Node.' }) node?: string;
  @ApiProperty({ type: 'integer', minimum: 1, example: 26, description: 'The number of the last migration.' }) schema!: number;
  @ApiProperty({ example: '1', description: 'The version of this document.' }) api!: string;
}

/** Signed-in people alone, and of what it was built from and runs on administrators: to others it would say which known faults to try. */
@ApiTags('health')
@Controller('version')
export class VersionController {
  @Get()
  @Access('session:read')
  @Answers({
    summary: 'What runs here: product, database schema and API, and for administrators commit and Node',
    type: Version,
    input: false,
  })
  version(@Who() { role }: Actor): Version {
    const { version, commit } = BUILT;
    const shown = { version, schema: SCHEMA, api: INFO.version };
    return role === 'admin' ? { ...shown, commit, node: process.versions.node } : shown;
  }
}
