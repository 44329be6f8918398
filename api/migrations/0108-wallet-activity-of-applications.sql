-- Applications write into the log of the wallet too. `WalletAction` in the code lists the actions.
alter table wallet_activity drop constraint if exists wallet_activity_action_check;
