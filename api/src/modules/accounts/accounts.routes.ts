import type { FastifyInstance } from 'fastify';
import { accountData } from './data/data.routes';
import { email } from './email/email.routes';
import { links } from './links/links.routes';
import { login } from './login/login.routes';
import { passwords } from './passwords/passwords.routes';
import { sessions } from './sessions/sessions.routes';
import { signUp } from './sign-up/sign-up.routes';
import { user } from './users/user.routes';

export function accounts(app: FastifyInstance): void {
  signUp(app);
  links(app);
  login(app);
  sessions(app);
  passwords(app);
  email(app);
  user(app);
  accountData(app);
}
