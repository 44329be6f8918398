-- When the ranks and prizes of its entries were computed; null until the festival has ended.
alter table festivals add column settled_at timestamptz;
create index festivals_unsettled on festivals (ends_at) where settled_at is null;

-- The final rank; null until then, and for entries without a result.
alter table festival_entries add column rank integer;
