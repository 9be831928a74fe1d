CREATE TABLE "tax_rules" (
	"country" char(2) NOT NULL,
	"state" char(2) NOT NULL,
	"valid_from" date NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"category_rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"taxed_charges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rounding" text NOT NULL,
	CONSTRAINT "tax_rules_country_state_valid_from_pk" PRIMARY KEY("country","state","valid_from"),
	CONSTRAINT "tax_rules_rounding" CHECK ("tax_rules"."rounding" in ('line', 'vendor', 'order'))
);
