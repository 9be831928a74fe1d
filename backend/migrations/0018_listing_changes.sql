CREATE TABLE "listing_changes" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listing_changes_order" ON "listing_changes" USING btree ("version","product_id");--> statement-breakpoint
CREATE INDEX "products_variants_of" ON "products" USING btree ("variants_of") WHERE "products"."variants_of" is not null;--> statement-breakpoint
-- Before any row is changed, and until the transaction ends: versions grow in the order of commits, and what a row belongs to
-- does not change meanwhile.
CREATE FUNCTION lock_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('listing_changes'));
  RETURN NULL;
END $$;--> statement-breakpoint
-- Notes the products of changed rows; the argument selects their ids from "changed", the rows before and after.
CREATE FUNCTION note_listing_changes() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  ids integer[];
BEGIN
  EXECUTE format('with changed as (%s) select array_agg(distinct product_id) from (%s) listed', CASE TG_OP
    WHEN 'INSERT' THEN 'select * from rows_after'
    WHEN 'DELETE' THEN 'select * from rows_before'
    WHEN 'UPDATE' THEN 'select * from rows_before union all select * from rows_after'
    ELSE format('select * from %I', TG_TABLE_NAME)
  END, TG_ARGV[0]) INTO ids;
  INSERT INTO listing_changes (product_id, version)
  SELECT unnest(ids), greatest(extract(epoch FROM clock_timestamp()) * 1000000, (SELECT max(version) + 1 FROM listing_changes))
  ON CONFLICT (product_id) DO UPDATE SET version = excluded.version;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('products', 'select id as product_id from changed'),
    ('product_categories', 'select product_id from changed'),
    ('variants', 'select product_id from changed'),
    ('offers', 'select v.product_id from changed join variants v on v.id = changed.variant_id')
  ) sources (name, ids) LOOP
    EXECUTE format('CREATE TRIGGER lock_listing BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION lock_listing_changes()', source.name);
    EXECUTE format('CREATE TRIGGER note_listing_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS rows_after
      FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes(%L)', source.name, source.ids);
    EXECUTE format('CREATE TRIGGER note_listing_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
      FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes(%L)', source.name, source.ids);
    EXECUTE format('CREATE TRIGGER note_listing_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS rows_before
      FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes(%L)', source.name, source.ids);
    EXECUTE format('CREATE TRIGGER note_listing_truncate BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes(%L)', source.name, source.ids);
  END LOOP;
END $$;
