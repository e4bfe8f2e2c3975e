import { Body, Controller, Get, Header, Module, Post } from '@nestjs/common';
import { text } from '@arogya/domain/rule';
import { Public } from '../access/access.decorator';
import { Checked } from '../http/checked.decorator';

class Link {
  @Checked(text({ min: 1, message: 'A link is required' })) link!: string;
}

/** Routes with a fault each, for the controls of proofs: a proof that looks for such faults must find them. */
@Controller('faults')
class FaultsController {
  /** Assumes that every % begins an escape and that all names are in Latin letters. */
  @Post('decode') @Public() decode(@Body() { link }: Link) {
    return { decoded: decodeURIComponent(link), encoded: btoa(link) };
  }

  /** Answers a page where a program expects JSON. */
  @Get('page') @Public() @Header('content-type', 'text/html') page() {
    return '<h1>Service</h1>';
  }
}

@Module({ controllers: [FaultsController] })
export class FaultsModule {}
