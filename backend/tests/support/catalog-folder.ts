import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files of a small shop: two vendors, three products. */
export const SMALL_SHOP: Readonly<Record<string, string>> = {
  'vendors.csv': 'id,name\n1,Hudson Cellars\n2,Empire Bottle\n',
  'locations.csv': `id,vendor_id,name,street1,city,state,zipcode,time_zone,pick_up
11,1,Chelsea,231 W 29th St,New York,NY,10001,America/New_York,true
13,2,Midtown,498 7th Ave,New York,NY,10018,America/New_York,false
`,
  'zipcodes.csv': `zipcode,city,state,served,alternatives
10001,New York,NY,true,
10018,New York,NY,true,
59001,Absarokee,MT,false,10001|10018
`,
  'service-areas.csv': 'zipcode,location_id,speed\n10001,11,Same Day\n10001,13,Next Day\n10018,13,Next Day\n',
  'categories.csv': 'id,parent_id,name\n1017,,ALL\n12,1017,Whiskey\n123,12,Bourbon\n20,1017,Flowers\n',
  'products.csv': `sku,name,thumbnail,images,categories,related
WHI-1,Old Crow,/media/1.svg,/media/1.svg|https://pictures.example/1b.jpg,123,WHI-2
WHI-2,Young Crow,/media/2.svg,,123|20,
FLO-1,Red Roses,/media/3.svg,,20,
`,
  'variants.csv': `sku,product_sku,bottle_size,position
WHI-1-750,WHI-1,750,0
WHI-1-375,WHI-1,375,1
WHI-2-750,WHI-2,750,0
FLO-1-S,FLO-1,Small,0
`,
  'offers.csv': `variant_sku,location_id,speed,price_cents
WHI-1-750,11,Same Day,1999
WHI-1-375,11,Same Day,1299
WHI-2-750,13,Next Day,2999
FLO-1-S,11,Same Day,4900
`,
  'stock.csv': `variant_sku,location_id,quantity
WHI-1-750,11,10
WHI-1-375,11,5
WHI-2-750,13,7
FLO-1-S,11,3
`,
  'slots.csv': 'location_id,start_time,end_time,capacity\n11,10:00,12:00,4\n',
  'holidays.csv': 'location_id,kind,day\n11,holiday,12-25\n11,full,+4\n13,holiday,2030-12-24\n',
  'location-speeds.csv':
    'location_id,speed,lead_days,delivery_fee_cents\n11,Same Day,0,799\n13,Next Day,2,\n',
};

/** A new folder with files; strings are written in UTF-8. */
export async function folderOf(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await emptyFolder();
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}

const made: string[] = [];

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cork-and-petal-catalog-'));
  made.push(folder);
  return folder;
}

/** For `afterAll`. */
export const removeFolders = async (): Promise<void> => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
};

/** The texts of a folder's files. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index]!]));
}
