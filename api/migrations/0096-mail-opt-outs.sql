-- Categories of optional mails that an account does not want.
create table mail_opt_outs (
  user_id text not null references users (id) on delete cascade,
  category text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, category)
);
