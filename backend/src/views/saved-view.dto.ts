import { ApiProperty } from '@nestjs/swagger';
import { SHARED_WITH, viewRules, type SharedWith } from '@arogya/domain/views/rules';
import { SCREEN_NAMES, type ScreenName } from '@arogya/domain/views/screens';
import { Checked, CheckedQuery } from '../http/checked.decorator';

const NAME = { description: 'The name of the view, once for each owner and screen.', example: 'New, high priority' } as const;
const QUERY = {
  description: 'The search of the address, without `?`; parameters that the screen does not keep are dropped.',
  example: 'status=new&priority=high',
} as const;
const SHARED = { description: 'Who else sees it: nobody, people of the same role, or people of the same hospital.' } as const;
const DEFAULT = { description: 'Whether the screen opens with it for its owner; the one before is no longer the default.' } as const;

export class SavedViewsQuery {
  @CheckedQuery(viewRules.screen, { description: 'The screen whose views are listed.' }) screen!: ScreenName;
}

export class OrderViews {
  @Checked(viewRules.screen, { description: 'The screen whose views are put in order.' }) screen!: ScreenName;
  @Checked(viewRules.order, {
    example: ['0198f2c4-0000-7000-8000-000000000000'],
    description: 'Your views of it in the order that you want; those you leave out come after, by name.',
  })
  ids!: string[];
}

export class UpdateSavedView {
  @Checked(viewRules.name, { ...NAME, ifSent: true }) name!: string;
  @Checked(viewRules.query, QUERY) query?: string | null;
  @Checked(viewRules.sharedWith, SHARED) sharedWith?: SharedWith | null;
  @Checked(viewRules.isDefault, DEFAULT) isDefault?: boolean | null;
}

export class CreateSavedView extends UpdateSavedView {
  @Checked(viewRules.screen, { description: 'The screen that it is a view of.' }) screen!: ScreenName;
  @Checked(viewRules.name, NAME) declare name: string;
}

export class SavedView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: SCREEN_NAMES, example: 'leads', description: 'The screen that it is a view of.' }) screen!: ScreenName;
  @ApiProperty(NAME) name!: string;
  @ApiProperty(QUERY) query!: string;
  @ApiProperty({ enum: SHARED_WITH, example: 'me', ...SHARED }) sharedWith!: SharedWith;
  @ApiProperty({ example: false, ...DEFAULT }) isDefault!: boolean;
  @ApiProperty({ example: true, description: 'Whether it is yours: only its owner changes a view.' }) own!: boolean;
  @ApiProperty({ example: 'Ravi Menon', description: 'The full name of the owner.' }) ownerName!: string;
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}
