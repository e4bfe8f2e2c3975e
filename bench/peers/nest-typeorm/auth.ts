import { Controller, createParamDecorator, Get, Injectable, UnauthorizedException, UseGuards, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { InjectRepository } from '@nestjs/typeorm';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Repository } from 'typeorm';
import { Agent } from './entities';

const secret = process.env['JWT_SECRET'] ?? '';

/** Who calls is loaded with each call. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(@InjectRepository(Agent) private readonly agents: Repository<Agent>) {
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: secret });
  }

  async validate({ sub }: { sub: string }): Promise<Agent> {
    const agent = await this.agents.findOneBy({ id: sub });
    if (!agent) throw new UnauthorizedException();
    return agent;
  }
}

@Injectable()
export class JwtGuard extends AuthGuard('jwt') {}

export const SignedIn = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<{ user: Agent }>().user,
);

@Controller('auth')
@UseGuards(JwtGuard)
export class AuthController {
  @Get('user')
  user(@SignedIn() agent: Agent): Agent {
    return agent;
  }
}
