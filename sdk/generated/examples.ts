// Generated from openapi/ by npm run generate. Never edited.

import type { ExampleAnswers } from '../src/testing/example-answer';

/** Every example answer of the document, by operationId and name. */
export const examples = {
  "getHomepage": {
    "served": {
      "status": 200,
      "body": {
        "errorCode": 0,
        "code": 1,
        "zipcode": "10001",
        "city": "New York",
        "state": "NY",
        "loc_id": "11,12,13",
        "banner": [
          {
            "imageurl": "/pictures/banner-autumn.svg",
            "link": "/store/category/Whiskey/12",
            "title": "Autumn whiskeys"
          }
        ],
        "ads": [
          {
            "imageurl": "/pictures/ad-roses.svg",
            "link": "/store/301",
            "title": "Roses, cut this morning"
          }
        ],
        "categories": [
          {
            "categoryName": "Whiskey",
            "products": [
              {
                "id": "101",
                "type": "config",
                "name": "Harbor Light Bourbon",
                "sku": "HLB",
                "image": "/pictures/101.svg",
                "child": [
                  {
                    "id": "1011",
                    "sku": "HLB-750",
                    "price": "38.50",
                    "pricerange": [
                      {
                        "value": "25-50",
                        "label": "$25-$50"
                      }
                    ],
                    "image": "/pictures/101.svg",
                    "bottle_size": "750"
                  }
                ]
              }
            ]
          }
        ],
        "topproduct": [
          {
            "id": "101",
            "type": "config",
            "name": "Harbor Light Bourbon",
            "sku": "HLB",
            "image": "/pictures/101.svg",
            "child": [
              {
                "id": "1011",
                "sku": "HLB-750",
                "price": "38.50",
                "pricerange": [
                  {
                    "value": "25-50",
                    "label": "$25-$50"
                  }
                ],
                "image": "/pictures/101.svg",
                "bottle_size": "750"
              }
            ]
          }
        ]
      }
    },
    "notLocalised": {
      "status": 200,
      "body": {
        "errorCode": 0,
        "code": 1,
        "zipcode": "",
        "city": "",
        "state": "",
        "loc_id": "",
        "banner": [
          {
            "imageurl": "/pictures/banner-autumn.svg",
            "link": "/category/ALL",
            "title": "Autumn whiskeys"
          }
        ],
        "ads": [],
        "categories": [],
        "topproduct": [
          {
            "id": "101",
            "type": "config",
            "name": "Harbor Light Bourbon",
            "sku": "HLB",
            "image": "/pictures/101.svg",
            "child": [
              {
                "id": "1011",
                "sku": "HLB-750",
                "price": "38.50",
                "pricerange": [
                  {
                    "value": "25-50",
                    "label": "$25-$50"
                  }
                ],
                "image": "/pictures/101.svg",
                "bottle_size": "750"
              }
            ]
          }
        ]
      }
    },
    "invalidZipcode": {
      "status": 200,
      "body": {
        "errorCode": 1,
        "code": -1,
        "message": "99999 is not a zipcode we know"
      }
    },
    "invalidZipcodeWithoutMessage": {
      "status": 200,
      "body": {
        "errorCode": 1,
        "code": -1
      }
    },
    "notServed": {
      "status": 200,
      "body": {
        "errorCode": 1,
        "code": -1,
        "message": "We are not currently serving the zipcode 59001"
      }
    },
    "nothingToShow": {
      "status": 200,
      "body": {
        "errorCode": 0,
        "code": -1,
        "message": "Nothing is on the shelves of 60601 yet",
        "zipcode": "60601",
        "city": "Chicago",
        "state": "IL",
        "loc_id": "61"
      }
    },
    "nothingToShowWithoutMessage": {
      "status": 200,
      "body": {
        "errorCode": 0,
        "code": -1,
        "zipcode": "60601",
        "city": "Chicago",
        "state": "IL",
        "loc_id": "61"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "lookUpZipcode": {
    "served": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Zipcode details fetched",
        "data": [
          {
            "state": "NY",
            "loc_id": "11"
          },
          {
            "state": "NY",
            "loc_id": "12"
          },
          {
            "state": "NY",
            "loc_id": "13"
          }
        ]
      }
    },
    "notServed": {
      "status": 200,
      "body": {
        "code": 0,
        "message": "We are not currently serving the zipcode 59001",
        "data": [
          {
            "zipcode": "10001",
            "city": "New York",
            "state": "NY",
            "loc_id": "11,12,13"
          },
          {
            "zipcode": "94105",
            "city": "San Francisco",
            "state": "CA",
            "loc_id": "21"
          }
        ]
      }
    },
    "invalid": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "99999 is not a zipcode we know",
        "data": []
      }
    },
    "captchaRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please confirm again that you are not a robot",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listServedPostcodes": {
    "served": {
      "status": 200,
      "body": {
        "avaialbepostcodes": [
          "10001",
          "10002",
          "10003"
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "avaialbepostcodes": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listBanners": {
    "banners": {
      "status": 200,
      "body": {
        "code": 1,
        "desktop": [
          {
            "imageurl": "/pictures/gate-wide.svg",
            "link": "/store",
            "title": "Wine, flowers, gifts"
          }
        ],
        "mobile": [
          {
            "imageurl": "/pictures/gate-narrow.svg",
            "link": "/store",
            "title": "Wine, flowers, gifts"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": 1,
        "desktop": [],
        "mobile": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "createCaptchaChallenge": {
    "challenge": {
      "status": 200,
      "body": {
        "parameters": {
          "algorithm": "PBKDF2/SHA-256",
          "nonce": "5f1c0c9a7d7ae1b60f3f8a3c5a4de210",
          "salt": "0b8a6f9d2c4e17358f61a2b3c4d5e6f7",
          "cost": 5000,
          "keyLength": 32,
          "keyPrefix": "00",
          "expiresAt": 1906531200
        },
        "signature": "6a0f0f1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "searchProducts": {
    "found": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [
          {
            "id": "101",
            "name": "Harbor Light Bourbon",
            "image": [
              {
                "small_image": "/pictures/101.svg"
              }
            ],
            "price": "38.50"
          },
          {
            "id": "102",
            "name": "Old Orchard Bourbon",
            "image": [
              {
                "small_image": "/pictures/102.svg"
              }
            ],
            "price": "54.00"
          }
        ],
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 2,
          "total_records": 24
        }
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [],
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listCategories": {
    "tree": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "category_id": "1017",
            "category_name": "ALL",
            "children": [
              {
                "category_id": "12",
                "category_name": "Whiskey",
                "image": "/pictures/category-12.svg",
                "children": [
                  {
                    "category_id": "12",
                    "category_name": "Shop All",
                    "children": []
                  },
                  {
                    "category_id": "121",
                    "category_name": "Blended Whiskey",
                    "children": []
                  },
                  {
                    "category_id": "122",
                    "category_name": "Bourbon",
                    "children": []
                  }
                ]
              },
              {
                "category_id": "20",
                "category_name": "Flowers",
                "children": []
              }
            ]
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "There are no categories yet",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "getProduct": {
    "product": {
      "status": 200,
      "body": {
        "code": 1,
        "id": "101",
        "name": "Harbor Light Bourbon",
        "brand": "Harbor Light",
        "image": [
          {
            "small_image": "/pictures/101.svg",
            "thumbnail": "/pictures/101.svg",
            "base_image": "/pictures/101.svg",
            "additional_images": [
              {
                "additional_image": "/pictures/101-label.svg"
              }
            ]
          }
        ],
        "images": [
          "/pictures/101.svg",
          "/pictures/101-label.svg"
        ],
        "description": "Aged four years in charred oak.\r\nVanilla, orange peel and smoke.",
        "reviews": [
          {
            "title": "Smooth",
            "detail": "A fine start",
            "nickname": "Ann",
            "rating": 5,
            "date": "2030-05-12"
          }
        ],
        "review_count": 1,
        "stock_status": "in stock",
        "related_products": [
          {
            "id": "102",
            "name": "Old Orchard Bourbon",
            "image": [
              {
                "small_image": "/pictures/102.svg"
              }
            ],
            "price": "54.00"
          }
        ],
        "taste_scale": [
          {
            "label": "Sweet",
            "value": 60
          }
        ],
        "skill_scale": [
          {
            "label": "Beginner",
            "value": 20
          }
        ],
        "time": "",
        "zipcode": "10001",
        "vendor_list": {
          "11": {
            "vendor_name": "Hudson Cellars",
            "prod_id": "101",
            "price": "38.50"
          }
        },
        "child": [
          {
            "id": "1011",
            "bottle_size": "750",
            "price": "38.50",
            "maximumprice": "42.00",
            "product_type": "Bourbon",
            "product_category": "Whiskey",
            "country_of_manufacture": "United States",
            "speed_id": [
              {
                "Type": "Same Day",
                "Loc_id": "11",
                "Price": "41.00",
                "active": 1,
                "Vendor_id": "1",
                "Vendor_name": "Hudson Cellars"
              },
              {
                "Type": "Next Day",
                "Loc_id": "11",
                "Price": "38.50",
                "active": 1,
                "Vendor_id": "1",
                "Vendor_name": "Hudson Cellars"
              },
              {
                "Type": "Farm Direct",
                "Loc_id": "11",
                "Price": "36.00",
                "active": 0,
                "Vendor_id": "1",
                "Vendor_name": "Hudson Cellars"
              }
            ]
          }
        ]
      }
    },
    "bouquet": {
      "status": 200,
      "body": {
        "code": 1,
        "id": "301",
        "name": "Morning Roses",
        "images": [
          "/pictures/301.svg"
        ],
        "stock_status": "in stock",
        "child": [
          {
            "id": "3011",
            "bottle_size": "No Vase",
            "price": "29.00",
            "speed_id": [
              {
                "Type": "Same Day",
                "Loc_id": "11",
                "Price": "41.00",
                "active": 1,
                "Vendor_id": "1",
                "Vendor_name": "Hudson Cellars"
              }
            ]
          },
          {
            "id": "3012",
            "bottle_size": "With Vase",
            "price": "39.00",
            "speed_id": [
              {
                "Type": "Same Day",
                "Loc_id": "11",
                "Price": "41.00",
                "active": 1,
                "Vendor_id": "1",
                "Vendor_name": "Hudson Cellars"
              }
            ]
          }
        ]
      }
    },
    "outOfStock": {
      "status": 200,
      "body": {
        "code": 1,
        "id": "109",
        "name": "Lantern Rye",
        "stock_status": "out of stock",
        "child": [
          {
            "id": "1091",
            "bottle_size": "750",
            "price": "47.00",
            "speed_id": []
          }
        ]
      }
    },
    "unknown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Product not found"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listRecommendations": {
    "recommendations": {
      "status": 200,
      "body": {
        "code": 1,
        "recommendations": [
          {
            "id": "102",
            "name": "Old Orchard Bourbon",
            "image": [
              {
                "small_image": "/pictures/102.svg"
              }
            ],
            "price": "54.00"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Nothing similar found",
        "recommendations": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listCategoryProducts": {
    "page": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [
          {
            "id": "101",
            "type": "config",
            "name": "Harbor Light Bourbon",
            "sku": "HLB",
            "image": "/pictures/101.svg",
            "child": [
              {
                "id": "1011",
                "sku": "HLB-750",
                "price": "38.50",
                "pricerange": [
                  {
                    "value": "25-50",
                    "label": "$25-$50"
                  }
                ],
                "image": "/pictures/101.svg",
                "bottle_size": "750"
              }
            ]
          }
        ],
        "filters": {
          "price": {
            "minprice": "2.99",
            "maxprice": "349.99",
            "parameter": "priceranges",
            "options": [
              {
                "label": "under 500",
                "value": "under500"
              }
            ]
          },
          "size": {
            "parameter": "size",
            "options": [
              {
                "label": "375 ml",
                "value": "375"
              },
              {
                "label": "750 ml",
                "value": "750"
              }
            ]
          },
          "type": {
            "parameter": "catid",
            "options": [
              {
                "label": "Whiskey",
                "value": "12",
                "children": [
                  {
                    "label": "Shop All",
                    "value": "12"
                  },
                  {
                    "label": "Bourbon",
                    "value": "122"
                  }
                ]
              }
            ]
          }
        },
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 4,
          "total_records": 78
        }
      }
    },
    "emptyWithMessage": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "The next shipment arrives on Friday",
        "products": [],
        "filters": {},
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "emptyWithoutMessage": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [],
        "filters": {},
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "unknown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "There is no such category",
        "products": [],
        "filters": {},
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "otherCode": {
      "status": 200,
      "body": {
        "code": -1,
        "products": [
          {
            "id": "101",
            "type": "config",
            "name": "Harbor Light Bourbon",
            "sku": "HLB",
            "image": "/pictures/101.svg",
            "child": [
              {
                "id": "1011",
                "sku": "HLB-750",
                "price": "38.50",
                "pricerange": [
                  {
                    "value": "25-50",
                    "label": "$25-$50"
                  }
                ],
                "image": "/pictures/101.svg",
                "bottle_size": "750"
              }
            ]
          }
        ],
        "filters": {
          "price": {
            "minprice": "2.99",
            "maxprice": "349.99",
            "parameter": "priceranges",
            "options": [
              {
                "label": "under 500",
                "value": "under500"
              }
            ]
          },
          "size": {
            "parameter": "size",
            "options": [
              {
                "label": "375 ml",
                "value": "375"
              },
              {
                "label": "750 ml",
                "value": "750"
              }
            ]
          },
          "type": {
            "parameter": "catid",
            "options": [
              {
                "label": "Whiskey",
                "value": "12",
                "children": [
                  {
                    "label": "Shop All",
                    "value": "12"
                  },
                  {
                    "label": "Bourbon",
                    "value": "122"
                  }
                ]
              }
            ]
          }
        },
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 1,
          "total_records": 1
        }
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "filterProducts": {
    "page": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [
          {
            "id": "101",
            "type": "config",
            "name": "Harbor Light Bourbon",
            "sku": "HLB",
            "image": "/pictures/101.svg",
            "child": [
              {
                "id": "1011",
                "sku": "HLB-750",
                "price": "38.50",
                "pricerange": [
                  {
                    "value": "25-50",
                    "label": "$25-$50"
                  }
                ],
                "image": "/pictures/101.svg",
                "bottle_size": "750"
              }
            ]
          }
        ],
        "filters": {
          "price": {
            "minprice": "2.99",
            "maxprice": "349.99",
            "parameter": "priceranges",
            "options": [
              {
                "label": "under 500",
                "value": "under500"
              }
            ]
          },
          "size": {
            "parameter": "size",
            "options": [
              {
                "label": "375 ml",
                "value": "375"
              },
              {
                "label": "750 ml",
                "value": "750"
              }
            ]
          },
          "type": {
            "parameter": "catid",
            "options": [
              {
                "label": "Whiskey",
                "value": "12",
                "children": [
                  {
                    "label": "Shop All",
                    "value": "12"
                  },
                  {
                    "label": "Bourbon",
                    "value": "122"
                  }
                ]
              }
            ]
          }
        },
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 1,
          "total_records": 1
        }
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [],
        "filters": {
          "price": {
            "minprice": "2.99",
            "maxprice": "349.99",
            "parameter": "priceranges",
            "options": [
              {
                "label": "under 500",
                "value": "under500"
              }
            ]
          },
          "size": {
            "parameter": "size",
            "options": [
              {
                "label": "375 ml",
                "value": "375"
              },
              {
                "label": "750 ml",
                "value": "750"
              }
            ]
          },
          "type": {
            "parameter": "catid",
            "options": [
              {
                "label": "Whiskey",
                "value": "12",
                "children": [
                  {
                    "label": "Shop All",
                    "value": "12"
                  },
                  {
                    "label": "Bourbon",
                    "value": "122"
                  }
                ]
              }
            ]
          }
        },
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "malformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "These products cannot be sorted by colour",
        "products": [],
        "filters": {},
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "filterVendorProducts": {
    "page": {
      "status": 200,
      "body": {
        "status": "true",
        "data": [
          {
            "id": "101",
            "name": "Harbor Light Bourbon",
            "price": "38.50",
            "image": {
              "small_image": "/media/101-thumbnail.svg"
            },
            "child": [
              {
                "price": "38.50",
                "bottle_size": "750",
                "speed_id": [
                  {
                    "Type": "Same Day"
                  },
                  {
                    "Type": "Next Day"
                  }
                ]
              }
            ],
            "speed_id": [
              {
                "Type": "Same Day"
              },
              {
                "Type": "Next Day"
              }
            ]
          }
        ],
        "pagination": {
          "current_page": 2,
          "total_pages": 3,
          "has_previous_page": true,
          "has_next_page": true
        }
      }
    },
    "none": {
      "status": 200,
      "body": {
        "status": "true",
        "data": [],
        "pagination": {
          "current_page": 1,
          "total_pages": 0,
          "has_previous_page": false,
          "has_next_page": false
        }
      }
    },
    "unknownVendor": {
      "status": 200,
      "body": {
        "status": "false",
        "message": "Vendor not found"
      }
    },
    "unknownRange": {
      "status": 200,
      "body": {
        "status": "false",
        "message": "price_range holds a range that the shop does not know"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "getVendor": {
    "full": {
      "status": 200,
      "body": {
        "status": "true",
        "vendor_info": [
          {
            "vendor_name": "Hudson Cellars",
            "vendor_image_url": "/media/vendors/1/logo.svg",
            "website": "https://hudson-cellars.example",
            "vendor_phone": "2125550111"
          }
        ],
        "about_vendor": [
          {
            "loc_name": "Hudson Cellars Chelsea",
            "formatted_address": "200 10th Avenue, New York, NY 10011",
            "loc_address": "200 10th Avenue",
            "loc_city": "New York",
            "loc_state": "NY",
            "loc_postcode": "10011",
            "loc_phone": "2125550111",
            "description": "Two brothers and one long cellar."
          }
        ],
        "reviews": [
          {
            "title": "Quick",
            "detail": "Cold on arrival",
            "nickname": "Ann",
            "rating": 5,
            "date": "2030-05-12"
          }
        ],
        "delivery_information": [
          {
            "description": "Same Day until 16:00.\r\nClosed on holidays."
          }
        ],
        "products": {
          "data": [
            {
              "id": "101",
              "name": "Harbor Light Bourbon",
              "price": "38.50",
              "image": {
                "small_image": "/media/101-thumbnail.svg"
              },
              "child": [
                {
                  "price": "38.50",
                  "bottle_size": "750",
                  "speed_id": [
                    {
                      "Type": "Same Day"
                    },
                    {
                      "Type": "Next Day"
                    }
                  ]
                }
              ],
              "speed_id": [
                {
                  "Type": "Same Day"
                },
                {
                  "Type": "Next Day"
                }
              ]
            }
          ],
          "pagination": {
            "current_page": 1,
            "total_pages": 3,
            "has_previous_page": false,
            "has_next_page": true
          }
        }
      }
    },
    "withoutAbout": {
      "status": 200,
      "body": {
        "status": "true",
        "vendor_info": [
          {
            "vendor_name": "Hudson Cellars",
            "vendor_image_url": "/media/vendors/1/logo.svg",
            "website": "https://hudson-cellars.example",
            "vendor_phone": "2125550111"
          }
        ],
        "about_vendor": [],
        "reviews": [],
        "delivery_information": [],
        "products": {
          "data": [
            {
              "id": "101",
              "name": "Harbor Light Bourbon",
              "price": "38.50",
              "image": {
                "small_image": "/media/101-thumbnail.svg"
              },
              "child": [
                {
                  "price": "38.50",
                  "bottle_size": "750",
                  "speed_id": [
                    {
                      "Type": "Same Day"
                    },
                    {
                      "Type": "Next Day"
                    }
                  ]
                }
              ],
              "speed_id": [
                {
                  "Type": "Same Day"
                },
                {
                  "Type": "Next Day"
                }
              ]
            }
          ],
          "pagination": {
            "current_page": 1,
            "total_pages": 3,
            "has_previous_page": false,
            "has_next_page": true
          }
        }
      }
    },
    "withoutInfo": {
      "status": 200,
      "body": {
        "status": "true",
        "vendor_info": [],
        "about_vendor": [],
        "reviews": [],
        "delivery_information": [],
        "products": {
          "data": [],
          "pagination": {
            "current_page": 1,
            "total_pages": 0,
            "has_previous_page": false,
            "has_next_page": false
          }
        }
      }
    },
    "unknownVendor": {
      "status": 200,
      "body": {
        "status": "false",
        "message": "Vendor not found"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listDineInRetailers": {
    "retailers": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "vendordata": [
            {
              "loc_id": "11",
              "vendor_id": "1",
              "name": "Hudson Cellars Chelsea",
              "street 1": "200 10th Avenue",
              "street2": "",
              "city": "New York",
              "state": "NY",
              "zipcode": "10011",
              "telephone": "2125550111",
              "price_category": 3
            }
          ]
        }
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "vendordata": []
        }
      }
    },
    "unsupported": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "We are coming soon to this pincode."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listRedemptionRetailers": {
    "retailers": {
      "status": 200,
      "body": [
        {
          "location_id": "11",
          "vendor_id": "1",
          "vendor_name": "Hudson Cellars Chelsea"
        }
      ]
    },
    "none": {
      "status": 200,
      "body": []
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listDriverSlots": {
    "slots": {
      "status": 200,
      "body": [
        {
          "start": "10:00",
          "end": "12:00"
        },
        {
          "start": "14:00",
          "end": "16:00"
        }
      ]
    },
    "booked": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "No Slots are available!"
      }
    },
    "messageOnly": {
      "status": 200,
      "body": {
        "message": "No Slots are available!"
      }
    },
    "badDate": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please choose a date from today onwards"
      }
    },
    "noVendor": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please say where the order goes"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listDeliverySpeeds": {
    "speeds": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "speed_id": 1,
            "name": "1 Hour Delivery",
            "description": "A driver brings it",
            "isPrimary": true,
            "delivery_fee": "9.99",
            "retailers": [],
            "ship_methods": [
              {
                "id": "1",
                "method": "driver",
                "amount": "9.99",
                "delivery_date": "2030-06-03",
                "fee": "9.99",
                "duration": "About 1 hour",
                "dropoff_eta": "12:00",
                "isPrimary": true
              }
            ]
          },
          {
            "speed_id": 2,
            "name": "Courier Delivery",
            "description": "A courier brings it",
            "isPrimary": false,
            "delivery_fee": "6.50",
            "retailers": [],
            "ship_methods": [
              {
                "id": "2",
                "method": "courier",
                "amount": "6.50",
                "delivery_date": "2030-06-05",
                "fee": "6.50",
                "duration": "2~3 days",
                "isPrimary": true
              }
            ]
          },
          {
            "speed_id": 3,
            "name": "Store Pickup",
            "description": "Collect it at the shop",
            "isPrimary": false,
            "delivery_fee": "0.00",
            "retailers": [
              {
                "id": "11",
                "name": "Hudson Cellars Chelsea",
                "phone": "2125550111",
                "address": "200 10th Avenue, New York, NY 10011",
                "product_total": "77.00",
                "desc": "Wine and spirits",
                "distance": "1.2 mi",
                "pickup_date": "2030-06-03",
                "ready_time": "Ready in 1 hour",
                "delivery_fee": "0.00"
              }
            ],
            "ship_methods": []
          },
          {
            "speed_id": 10,
            "name": "Delivery",
            "description": "On a day you choose",
            "isPrimary": false,
            "delivery_fee": "4.50",
            "retailers": [],
            "ship_methods": [
              {
                "id": "10",
                "method": "local delivery",
                "amount": "4.50",
                "isPrimary": true
              }
            ]
          }
        ]
      }
    },
    "courierOnly": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "speed_id": 2,
            "name": "Courier Delivery",
            "isPrimary": true,
            "delivery_fee": "6.50",
            "retailers": [],
            "ship_methods": [
              {
                "id": "2",
                "method": "courier",
                "amount": "6.50",
                "delivery_date": "2030-06-05",
                "fee": "6.50",
                "duration": "2~3 days",
                "isPrimary": true
              }
            ]
          }
        ]
      }
    },
    "venue": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "speed_id": 1,
            "name": "Dine-In",
            "isPrimary": true,
            "delivery_fee": "0.00",
            "retailers": [],
            "ship_methods": [
              {
                "id": "31",
                "method": "dine-in",
                "amount": "0.00",
                "isPrimary": true
              }
            ]
          },
          {
            "speed_id": 2,
            "name": "Pick-Up",
            "isPrimary": false,
            "delivery_fee": "0.00",
            "retailers": [],
            "ship_methods": [
              {
                "id": "32",
                "method": "pickup",
                "amount": "0.00",
                "isPrimary": true
              }
            ]
          },
          {
            "speed_id": 3,
            "name": "Delivery",
            "isPrimary": false,
            "delivery_fee": "9.99",
            "retailers": [],
            "ship_methods": [
              {
                "id": "1",
                "method": "driver",
                "amount": "9.99",
                "delivery_date": "2030-06-03",
                "fee": "9.99",
                "duration": "About 1 hour",
                "dropoff_eta": "12:00",
                "isPrimary": true
              }
            ]
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Nothing delivers to 59001 yet",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "getNextDeliveryDates": {
    "dates": {
      "status": 200,
      "body": {
        "status": 1,
        "response": [
          {
            "vendor_id": "11",
            "delivery_type": "Next Day",
            "delivery_date": "2030-06-04",
            "holidays": [
              "2030-06-09"
            ]
          }
        ]
      }
    },
    "unknownVendor": {
      "status": 200,
      "body": {
        "status": 0,
        "message": "Vendor not found",
        "response": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "clearCart": {
    "cleared": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Cart cleared.",
        "cart_id": "crt_9f3b1c7a2e5d4860",
        "total_products_in_cart": 0
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "addToCart": {
    "added": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "Added to your cart.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "total_products_in_cart": 2
        }
      ]
    },
    "soldOut": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This product is out of stock."
        }
      ]
    },
    "notEnoughStock": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Only 3 left in stock."
        }
      ]
    },
    "overLimit": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "You can buy at most 24 of one item."
        }
      ]
    },
    "quantityTooSmall": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Quantity must be between 1 and 24."
        }
      ]
    },
    "zipcodeNotServed": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This seller does not deliver to 59001."
        }
      ]
    },
    "unknownProduct": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This product is not available."
        }
      ]
    },
    "otherZipcode": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Your cart is for 10001. Clear it to shop for 94105."
        }
      ]
    },
    "unknownCart": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This cart does not exist."
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "keyReused": {
      "status": 422,
      "body": {
        "code": -1,
        "message": "This attempt was already made with other details"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "showCart": {
    "twoVendors": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "itemSoldOut": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 1,
              "message": "Sold out at this seller."
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "emptyCart": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [],
          "subtotal": "0.00",
          "discount": "0.00",
          "subtotal_discount": "0.00",
          "grandtotal": "0.00",
          "fee_amount": "0.00",
          "taxes": "0.00",
          "delivery_fee": "0.00",
          "delivery_charges": "0.00",
          "gst_on_fee": "0.00",
          "processing_fee": "0.00",
          "packaging_fee": "0.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 0,
          "vendor_costs": []
        }
      ]
    },
    "noCart": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "",
          "cart_id": "",
          "result": [],
          "subtotal": "0.00",
          "discount": "0.00",
          "subtotal_discount": "0.00",
          "grandtotal": "0.00",
          "fee_amount": "0.00",
          "taxes": "0.00",
          "delivery_fee": "0.00",
          "delivery_charges": "0.00",
          "gst_on_fee": "0.00",
          "processing_fee": "0.00",
          "packaging_fee": "0.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 0,
          "vendor_costs": []
        }
      ]
    },
    "couponApplied": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "Coupon applied.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "8.85",
          "subtotal_discount": "79.63",
          "grandtotal": "106.38",
          "fee_amount": "2.70",
          "taxes": "7.07",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "SAVE10",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "6.99",
              "delivery_fee": "6.99",
              "fee_amount": "1.95",
              "taxes": "5.59",
              "grandtotal": "77.52"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "1.86",
              "delivery_fee": "9.99",
              "fee_amount": "0.75",
              "taxes": "1.48",
              "grandtotal": "28.86"
            }
          ]
        }
      ]
    },
    "couponRemoved": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "Coupon removed.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "couponUnknown": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This coupon does not exist.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "couponExpired": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This coupon has expired.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "couponMinimum": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This coupon needs a subtotal of at least $100.00.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "couponWithoutMessage": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "unknownCart": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This cart does not exist.",
          "cart_id": "",
          "result": [],
          "subtotal": "0.00",
          "discount": "0.00",
          "subtotal_discount": "0.00",
          "grandtotal": "0.00",
          "fee_amount": "0.00",
          "taxes": "0.00",
          "delivery_fee": "0.00",
          "delivery_charges": "0.00",
          "gst_on_fee": "0.00",
          "processing_fee": "0.00",
          "packaging_fee": "0.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 0,
          "vendor_costs": []
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "removeCartItem": {
    "removed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Item removed.",
        "cart_id": "crt_9f3b1c7a2e5d4860",
        "total_products_in_cart": 1
      }
    },
    "unknownLine": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This item is not in your cart."
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "updateCartItem": {
    "updated": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Cart updated.",
        "cart_id": "crt_9f3b1c7a2e5d4860",
        "total_products_in_cart": 4
      }
    },
    "removed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Item removed.",
        "cart_id": "crt_9f3b1c7a2e5d4860",
        "total_products_in_cart": 1
      }
    },
    "overLimit": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "You can buy at most 24 of one item."
      }
    },
    "quantityBelowZero": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Quantity must be between 0 and 24."
      }
    },
    "notEnoughStock": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Only 3 left in stock."
      }
    },
    "unknownLine": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This item is not in your cart."
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "getPublishableKey": {
    "configured": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "publishable_key": "pk_sandbox_cork_and_petal"
        }
      }
    },
    "notConfigured": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Card payment is not set up."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listPaymentMethods": {
    "savedCards": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "id": "card_visa4242",
            "customer_stripe_id": "cus_jane501",
            "card_info": "Visa ending in 4242",
            "card_no": "4242",
            "brand": "Visa",
            "name": "Jane Doe",
            "card_exp_month": 8,
            "card_exp_year": 2031,
            "address": {
              "billing_address_id": "703"
            }
          },
          {
            "id": "card_mc4444",
            "customer_stripe_id": "cus_jane501",
            "card_info": "Mastercard ending in 4444",
            "card_no": "4444",
            "brand": "Mastercard",
            "name": "Jane Doe",
            "card_exp_month": 11,
            "card_exp_year": 2030,
            "address": {
              "billing_address_id": "703"
            }
          }
        ],
        "payment_method": [
          {
            "id": 2,
            "name": "Credit/Debit/ATM cards"
          },
          {
            "id": 3,
            "name": "UPI"
          },
          {
            "id": 4,
            "name": "Payment on Delivery"
          }
        ]
      }
    },
    "noSavedCards": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [],
        "payment_method": [
          {
            "id": 2,
            "name": "Credit/Debit/ATM cards"
          },
          {
            "id": 3,
            "name": "UPI"
          },
          {
            "id": 4,
            "name": "Payment on Delivery"
          }
        ]
      }
    },
    "walletCart": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [],
        "payment_method": [
          {
            "id": 4,
            "name": "Payment on Delivery"
          }
        ]
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "saveCard": {
    "saved": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "id": "card_visa4242",
            "customer": "cus_jane501",
            "metadata": {
              "address_id": "703"
            }
          }
        ]
      }
    },
    "declined": {
      "status": 200,
      "body": {
        "code": -1,
        "data": {
          "message": "Your card was declined."
        }
      }
    },
    "failedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1,
        "data": {}
      }
    },
    "unknownAddress": {
      "status": 200,
      "body": {
        "code": -1,
        "data": {
          "message": "This address does not exist."
        }
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "reviewOrder": {
    "reviewed": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "unknownAddress": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This address does not exist.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "emptyCart": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Your cart is empty.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [],
          "subtotal": "0.00",
          "discount": "0.00",
          "subtotal_discount": "0.00",
          "grandtotal": "0.00",
          "fee_amount": "0.00",
          "taxes": "0.00",
          "delivery_fee": "0.00",
          "delivery_charges": "0.00",
          "gst_on_fee": "0.00",
          "processing_fee": "0.00",
          "packaging_fee": "0.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 0,
          "vendor_costs": []
        }
      ]
    },
    "unknownCart": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This cart does not exist.",
          "cart_id": "",
          "result": [],
          "subtotal": "0.00",
          "discount": "0.00",
          "subtotal_discount": "0.00",
          "grandtotal": "0.00",
          "fee_amount": "0.00",
          "taxes": "0.00",
          "delivery_fee": "0.00",
          "delivery_charges": "0.00",
          "gst_on_fee": "0.00",
          "processing_fee": "0.00",
          "packaging_fee": "0.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 0,
          "vendor_costs": []
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "verifyUpi": {
    "valid": {
      "status": 200,
      "body": {
        "isVPAValid": 1
      }
    },
    "invalid": {
      "status": 200,
      "body": {
        "isVPAValid": 0
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "placeOrder": {
    "placed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Order placed.",
        "order_id": "100001",
        "amount_paid": "124.86",
        "email": "jane@example.com",
        "phone": "2125550100"
      }
    },
    "toBeApproved": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Approve the payment to complete your order.",
        "order_id": "100001",
        "amount_paid": "129.10",
        "email": "jane@example.com",
        "phone": "2125550100",
        "payment_url": "/payuapi/sandbox/0f8fad5b-d9cb-469f-a165-70867728950e"
      }
    },
    "placedByGuest": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Order placed.",
        "order_id": "100002",
        "amount_paid": "32.13",
        "email": "guest@example.com",
        "phone": "2125550123"
      }
    },
    "redeemed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Order placed.",
        "order_id": "100003",
        "amount_paid": "0.00",
        "email": "jane@example.com",
        "phone": "2125550100"
      }
    },
    "itemSoldOut": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Some items are no longer available.",
        "invalid_items": [
          {
            "product_id": "1011",
            "message": "Only 1 left in stock."
          }
        ]
      }
    },
    "itemSoldOutWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Some items are no longer available.",
        "invalid_items": [
          {
            "product_id": "1011",
            "message": ""
          }
        ]
      }
    },
    "walletTooLow": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Some items are no longer available.",
        "invalid_items": [
          {
            "product_id": "1011",
            "message": "Your wallet does not hold enough of this"
          }
        ]
      }
    },
    "priceChanged": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Some items have changed.",
        "invalid_items": [
          {
            "product_id": "1011",
            "message": "The price is now $36.99."
          }
        ]
      }
    },
    "invalidDates": {
      "status": 200,
      "body": {
        "code": "false",
        "message": "Invalid shipping dates detected"
      }
    },
    "faceNotShown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Verify Yourself Before Placing An Order"
      }
    },
    "paymentDeclined": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your card was declined."
      }
    },
    "cardUnknown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This card does not exist."
      }
    },
    "upiRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "please provide valid UPI ID"
      }
    },
    "paymentMethodRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please choose a way to pay."
      }
    },
    "tipRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please choose one of the tips offered."
      }
    },
    "addressMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Delivery address is required. Please add a delivery address before placing the order."
      }
    },
    "addressUnknown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This address does not exist."
      }
    },
    "addressMismatch": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Delivery zipcode Doesnot match with selected product zipcode"
      }
    },
    "emptyCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your cart is empty."
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "inProgress": {
      "status": 409,
      "body": {
        "code": -1,
        "message": "This order waits for others. Please try again in a moment."
      }
    },
    "keyReused": {
      "status": 422,
      "body": {
        "code": -1,
        "message": "This attempt was already made with other details"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "getOrderAttempt": {
    "placed": {
      "status": 200,
      "body": {
        "code": 1,
        "status": "placed",
        "order_id": "100001",
        "amount_paid": "124.86"
      }
    },
    "toBeApproved": {
      "status": 200,
      "body": {
        "code": 1,
        "status": "placed",
        "order_id": "100001",
        "amount_paid": "129.10",
        "payment_url": "/payuapi/sandbox/0f8fad5b-d9cb-469f-a165-70867728950e"
      }
    },
    "pending": {
      "status": 200,
      "body": {
        "code": 1,
        "status": "pending"
      }
    },
    "failed": {
      "status": 200,
      "body": {
        "code": 1,
        "status": "failed",
        "message": "Your card was declined."
      }
    },
    "unknown": {
      "status": 200,
      "body": {
        "code": 1,
        "status": "unknown"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "signIn": {
    "signedIn": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "success",
        "result": {
          "api_token": "tok_5QkJv0Yc8m2XwzT1bR7uFg",
          "cart_id": "",
          "customer_id": "501",
          "is_verified": 1,
          "total_product_in_cart": 0,
          "cust_name": "Jane Doe",
          "verification_id": "APP-OK"
        }
      }
    },
    "cartMerged": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "success",
        "result": {
          "api_token": "tok_5QkJv0Yc8m2XwzT1bR7uFg",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "customer_id": "501",
          "is_verified": 1,
          "total_product_in_cart": 3,
          "cust_name": "Jane Doe",
          "verification_id": "APP-OK"
        }
      }
    },
    "wrongCredentials": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The email or password is not right."
      }
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1
      }
    },
    "captchaRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please confirm again that you are not a robot"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "register": {
    "created": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "User Created.",
        "result": {
          "api_token": "tok_c3Pz9LwQ7kX2vB6nM1sDfA",
          "cart_id": "crt_2b8e6f10c4a97d35",
          "customer_id": "602"
        }
      }
    },
    "emailTaken": {
      "status": 200,
      "body": {
        "code": 2,
        "message": "An account with this email already exists."
      }
    },
    "emailMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "must be in email format"
      }
    },
    "nameMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "First Name is required."
      }
    },
    "passwordTooShort": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Password is too short - should be 8 chars minimum."
      }
    },
    "passwordsDiffer": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Passwords must match"
      }
    },
    "birthdayMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Date of birth must be MM/DD/YYYY."
      }
    },
    "captchaRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please confirm again that you are not a robot"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "startGuestSession": {
    "started": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "customer_id": "7001",
          "api_token": "tok_guest_7Hn2Lk9PqR4sT6vW"
        }
      }
    },
    "emailMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "must be in email format"
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "captchaRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please confirm again that you are not a robot"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "requestPasswordReset": {
    "sent": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "If this email has an account, a link to set a new password is on its way."
        }
      ]
    },
    "emailMissing": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Email is required."
        }
      ]
    },
    "emailMalformed": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Email must be in email format."
        }
      ]
    },
    "captchaRefused": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Please confirm again that you are not a robot"
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": [
        {
          "code": -1,
          "message": "Too many attempts. Please try again later."
        }
      ]
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "changePassword": {
    "changed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Password changed."
      }
    },
    "tokenExpired": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This link has expired. Please ask for a new one."
      }
    },
    "tokenUsed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This link was already used. Please ask for a new one."
      }
    },
    "tokenUnknown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This link is not valid. Please ask for a new one."
      }
    },
    "passwordMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "New password is required."
      }
    },
    "confirmationMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Confirm password is required."
      }
    },
    "passwordsDiffer": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Passwords must match"
      }
    },
    "passwordTooShort": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Password must be at least 8 characters."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "signOut": {
    "signedOut": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Signed out."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listAddressesByQuery": {
    "twoAddresses": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "address_id": "701",
            "address_type": "shipping",
            "address_nickname": "Home",
            "name": "Jane Doe",
            "firstname": "Jane",
            "lastname": "Doe",
            "street1": "350 5th Avenue",
            "street2": "Floor 20",
            "city": "New York",
            "state": "NY",
            "country": "US",
            "zipcode": "10001",
            "telephone": "2125550100",
            "default_address": "1"
          },
          {
            "address_id": "702",
            "address_type": "shipping",
            "address_nickname": "Parents",
            "name": "Jane Doe",
            "firstname": "Jane",
            "lastname": "Doe",
            "street1": "1 Ferry Building",
            "street2": "",
            "city": "San Francisco",
            "state": "CA",
            "country": "US",
            "zipcode": "94105",
            "telephone": "4155550100",
            "default_address": "0"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "No addresses yet.",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listAddresses": {
    "twoAddresses": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "address_id": "701",
            "address_type": "shipping",
            "address_nickname": "Home",
            "name": "Jane Doe",
            "firstname": "Jane",
            "lastname": "Doe",
            "street1": "350 5th Avenue",
            "street2": "Floor 20",
            "city": "New York",
            "state": "NY",
            "country": "US",
            "zipcode": "10001",
            "telephone": "2125550100",
            "default_address": "1"
          },
          {
            "address_id": "702",
            "address_type": "shipping",
            "address_nickname": "Parents",
            "name": "Jane Doe",
            "firstname": "Jane",
            "lastname": "Doe",
            "street1": "1 Ferry Building",
            "street2": "",
            "city": "San Francisco",
            "state": "CA",
            "country": "US",
            "zipcode": "94105",
            "telephone": "4155550100",
            "default_address": "0"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "No addresses yet.",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "addAddress": {
    "added": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Address saved.",
        "address_id": "704"
      }
    },
    "fieldMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "First name is required."
      }
    },
    "zipcodeMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Must be exactly 5 digit"
      }
    },
    "phoneMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Must be exactly 10 digit"
      }
    },
    "cityMismatch": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your Zipcode and City Value Doesn't match.Please Fix and Try Again"
      }
    },
    "countryRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "We deliver in the US only."
      }
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "updateAddress": {
    "updated": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Address saved."
      }
    },
    "unknownAddress": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This address does not exist."
      }
    },
    "fieldRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Must be exactly 5 digit"
      }
    },
    "cityMismatch": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your Zipcode and City Value Doesn't match.Please Fix and Try Again"
      }
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "deleteAddress": {
    "deleted": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Address deleted."
      }
    },
    "unknownAddress": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This address does not exist."
      }
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "setDefaultAddress": {
    "changed": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "Default address changed."
        }
      ]
    },
    "unknownAddress": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This address does not exist."
        }
      ]
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": [
        {
          "code": -1
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "getDashboard": {
    "member": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "name": "Jane Doe",
          "address": "350 5th Avenue, Floor 20, New York, NY 10001",
          "email": "jane@example.com",
          "newsletter_subscription": "1",
          "notification": "1",
          "list_cards": [
            {
              "id": "card_visa4242",
              "customer_stripe_id": "cus_jane501",
              "card_info": "Visa ending in 4242",
              "card_no": "4242",
              "brand": "Visa",
              "name": "Jane Doe",
              "card_exp_month": 8,
              "card_exp_year": 2031,
              "address": {
                "billing_address_id": "703"
              }
            }
          ],
          "is_verified": 1,
          "verification_id": "APP-OK"
        }
      }
    },
    "preferencesSaved": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "name": "Jane Doe",
          "address": "350 5th Avenue, Floor 20, New York, NY 10001",
          "email": "jane@example.com",
          "newsletter_subscription": "0",
          "notification": "1",
          "list_cards": [
            {
              "id": "card_visa4242",
              "customer_stripe_id": "cus_jane501",
              "card_info": "Visa ending in 4242",
              "card_no": "4242",
              "brand": "Visa",
              "name": "Jane Doe",
              "card_exp_month": 8,
              "card_exp_year": 2031,
              "address": {
                "billing_address_id": "703"
              }
            }
          ],
          "is_verified": 1,
          "verification_id": "APP-OK"
        }
      }
    },
    "guest": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "name": "",
          "address": "",
          "email": "guest@example.com",
          "newsletter_subscription": "0",
          "notification": "0",
          "list_cards": [],
          "is_verified": 0,
          "verification_id": ""
        }
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "removeCard": {
    "removed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Card removed."
      }
    },
    "unknownCard": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This card does not exist."
      }
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "uploadIdentityDocument": {
    "stored": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Stored."
      }
    },
    "notAnImage": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This is not a JPEG or PNG image."
      }
    },
    "imageTooLarge": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The image is larger than 5 MB."
      }
    },
    "wrongName": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The file name is not acceptable."
      }
    },
    "notYours": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application does not exist."
      }
    },
    "alreadyVerified": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application is verified already."
      }
    },
    "storageRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The image could not be stored."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "code": -1,
        "message": "The request is too large"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "verifyIdentity": {
    "matched": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "faceMatch": true,
          "faceMatchPercent": 93,
          "dob": "23/04/1990",
          "aadharNumber": "XXXXXXXX1234"
        }
      }
    },
    "tooYoung": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "faceMatch": true,
          "faceMatchPercent": 95,
          "dob": "02/06/2010",
          "aadharNumber": "XXXXXXXX5678"
        }
      }
    },
    "notMatched": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "The selfie does not match the document.",
        "data": {
          "faceMatch": false,
          "faceMatchPercent": 31,
          "dob": "23/04/1990",
          "aadharNumber": "XXXXXXXX1234"
        }
      }
    },
    "notMatchedWithoutMessage": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "faceMatch": false,
          "faceMatchPercent": 31,
          "dob": "23/04/1990",
          "aadharNumber": "XXXXXXXX1234"
        }
      }
    },
    "verifierFailed": {
      "status": 200,
      "body": {
        "code": 2,
        "message": "The verifier could not answer."
      }
    },
    "imagesMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The front, the back or the selfie is missing."
      }
    },
    "notYours": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application does not exist."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "confirmCustomerVerification": {
    "confirmed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Verified."
      }
    },
    "tooYoung": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Not Yet Fit For Alcohol Acc. To Govt. See you soon!!!"
      }
    },
    "notVerified": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application is not verified."
      }
    },
    "failed": {
      "status": 200,
      "body": {
        "code": 2,
        "message": "The verification could not be saved."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "verifyFaceForOrder": {
    "matched": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "faceMatch": true,
          "faceMatchPercent": 97
        }
      }
    },
    "notMatched": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "faceMatch": false,
          "faceMatchPercent": 28
        }
      }
    },
    "verifierFailed": {
      "status": 200,
      "body": {
        "code": 2,
        "message": "The verifier could not answer."
      }
    },
    "unknownApplication": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application does not exist."
      }
    },
    "selfieMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The selfie is missing."
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "deleteIdentityPictures": {
    "deleted": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Deleted."
      }
    },
    "storageRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The pictures could not be deleted."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "createSelfieUploadLink": {
    "issued": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "url": "/connect/selfie/APP-OK_selfie.jpg?expires=1906718400&signature=5f2b9c",
          "downloadUrl": "/connect/selfie/APP-OK_selfie.jpg?expires=1906718400&signature=a41e07",
          "fileName": "APP-OK_selfie.jpg",
          "contentType": "image/jpeg",
          "maxBytes": 5242880,
          "expiresIn": 3600
        }
      }
    },
    "notYours": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application does not exist."
      }
    },
    "idMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The application id is not acceptable."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "downloadSelfie": {
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "expiredLink": {
      "status": 403,
      "body": {
        "code": -1,
        "message": "This link has expired."
      }
    },
    "badSignature": {
      "status": 403,
      "body": {
        "code": -1,
        "message": "This link is not valid."
      }
    },
    "notFound": {
      "status": 404,
      "body": {
        "code": -1,
        "message": "Nothing is here"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "uploadSelfie": {
    "stored": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Stored."
      }
    },
    "notAnImage": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This is not a JPEG image."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "expiredLink": {
      "status": 403,
      "body": {
        "code": -1,
        "message": "This link has expired."
      }
    },
    "badSignature": {
      "status": 403,
      "body": {
        "code": -1,
        "message": "This link is not valid."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "code": -1,
        "message": "The request is too large"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listOrders": {
    "orders": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "increment_id": "100003",
            "status": "processing",
            "delivery_fee": "9.99",
            "fee_amount": "0.00",
            "tax": "6.83",
            "driver_tip": "7.70",
            "discount": "0.00",
            "grand_total": "101.52",
            "items": [
              {
                "delivery_method": "driver"
              }
            ],
            "local_delivery_items": [
              {
                "product_name": "Harbor Light Bourbon",
                "status": "processing",
                "product_qty": 2,
                "row_total": "77.00",
                "tax": "6.83"
              }
            ],
            "courier_delivery_items": [],
            "farm_direct_delivery_items": []
          },
          {
            "increment_id": "100002",
            "status": "complete",
            "delivery_fee": "0.00",
            "fee_amount": "0.00",
            "tax": "2.57",
            "driver_tip": "0.00",
            "discount": "2.90",
            "grand_total": "28.67",
            "items": [
              {
                "delivery_method": "pickup"
              }
            ],
            "local_delivery_items": [
              {
                "product_name": "Morning Roses",
                "status": "complete",
                "product_qty": 1,
                "row_total": "29.00",
                "tax": "2.57"
              }
            ],
            "courier_delivery_items": [],
            "farm_direct_delivery_items": []
          },
          {
            "increment_id": "100001",
            "status": "complete",
            "delivery_fee": "0.00",
            "fee_amount": "0.00",
            "tax": "3.42",
            "driver_tip": "0.00",
            "discount": "0.00",
            "grand_total": "41.92",
            "items": [
              {
                "delivery_method": "dine-in"
              }
            ],
            "local_delivery_items": [
              {
                "product_name": "Harbor Light Bourbon",
                "status": "complete",
                "product_qty": 1,
                "row_total": "38.50",
                "tax": "3.42"
              }
            ],
            "courier_delivery_items": [],
            "farm_direct_delivery_items": []
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "You have no orders yet.",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "addWalletProductToCart": {
    "added": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "Added to your cart",
          "cart_id": "crt_w1a2b3c4d5e6f708",
          "total_products_in_cart": 1
        }
      ]
    },
    "soldOut": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This product is out of stock."
        }
      ]
    },
    "balanceTooLow": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Your wallet does not hold enough of this"
        }
      ]
    },
    "notRedeemable": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This cannot be redeemed here"
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "keyReused": {
      "status": 422,
      "body": {
        "code": -1,
        "message": "This attempt was already made with other details"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "listWalletProducts": {
    "products": {
      "status": 200,
      "body": [
        {
          "id": "101",
          "name": "Harbor Light Bourbon",
          "prod_id": "101",
          "prod_name": "Harbor Light Bourbon",
          "image": "/pictures/101.svg",
          "child": [
            {
              "bottle_size": "750",
              "price": "38.50"
            }
          ],
          "available_wallet": 1500,
          "redeamable_here": 750,
          "pastorderid": "100001"
        }
      ]
    },
    "none": {
      "status": 200,
      "body": []
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "cancelRedemption": {
    "cancelled": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Your order has been cancelled."
      }
    },
    "tooLate": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This order can no longer be cancelled."
      }
    },
    "unknownOrder": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This order does not exist."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  },
  "getWallet": {
    "rows": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "itemName": "Harbor Light Bourbon",
            "orderNo": "100001",
            "ordered": 2250,
            "consumed": 750,
            "remaining": 1500,
            "state": "NY",
            "price_category": 3,
            "entries": [
              {
                "kind": "credit",
                "millilitres": 2250,
                "order_no": "100001",
                "entered_at": "2030-05-02T17:12:00.000Z"
              },
              {
                "kind": "hold",
                "millilitres": -750,
                "order_no": "100003",
                "entered_at": "2030-05-18T10:02:00.000Z"
              },
              {
                "kind": "release",
                "millilitres": 750,
                "order_no": "100003",
                "entered_at": "2030-05-20T19:40:00.000Z"
              },
              {
                "kind": "debit",
                "millilitres": -750,
                "order_no": "100003",
                "entered_at": "2030-05-20T19:40:00.000Z"
              }
            ]
          },
          {
            "itemName": "Old Orchard Bourbon",
            "orderNo": "100004",
            "ordered": 750,
            "consumed": 0,
            "remaining": 750,
            "state": "CA",
            "price_category": 5
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your wallet is empty",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "The shop could not answer. Please try again."
      }
    }
  }
} as const satisfies ExampleAnswers;
