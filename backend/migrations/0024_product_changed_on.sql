ALTER TABLE "listing_changes" ADD COLUMN "changed_on" date;--> statement-breakpoint
-- As before, and with the day of the change; popularity orders lists, and changes nothing that a product's page shows.
CREATE OR REPLACE FUNCTION note_listing_changes() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  ids integer[];
BEGIN
  EXECUTE format('with changed as (%s) select array_agg(distinct product_id) from (%s) listed', CASE TG_OP
    WHEN 'INSERT' THEN 'select * from rows_after'
    WHEN 'DELETE' THEN 'select * from rows_before'
    WHEN 'UPDATE' THEN 'select * from rows_before union all select * from rows_after'
    ELSE format('select * from %I', TG_TABLE_NAME)
  END, TG_ARGV[0]) INTO ids;
  INSERT INTO listing_changes (product_id, version, changed_on)
  SELECT unnest(ids), greatest(extract(epoch FROM clock_timestamp()) * 1000000, (SELECT max(version) + 1 FROM listing_changes)),
    CASE WHEN TG_TABLE_NAME <> 'product_popularity' THEN (clock_timestamp() AT TIME ZONE 'UTC')::date END
  ON CONFLICT (product_id) DO UPDATE
    SET version = excluded.version, changed_on = coalesce(excluded.changed_on, listing_changes.changed_on);
  RETURN NULL;
END $$;
