-- After an alert, a search is not looked at before its period has passed, so that those without anything to do are not scanned.
update saved_searches set next_check_at = greatest(
  next_check_at,
  alerted_at + case frequency when 'weekly' then interval '7 days' else interval '1 day' end
)
where alerted_at is not null;
