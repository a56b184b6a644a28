-- Maps tags of OpenStreetMap to layers and attributes of the Protomaps basemap: the part that CityPins draws. For tilemaker 2.
node_keys = { "place", "amenity", "tourism", "shop", "leisure", "historic", "natural" }

local ROADS = {
  motorway = "highway", motorway_link = "highway",
  trunk = "major_road", trunk_link = "major_road", primary = "major_road", primary_link = "major_road",
  secondary = "major_road", secondary_link = "major_road", tertiary = "major_road", tertiary_link = "major_road",
  residential = "minor_road", unclassified = "minor_road", living_street = "minor_road", road = "minor_road", service = "minor_road",
  pedestrian = "path", footway = "path", path = "path", cycleway = "path", steps = "path", track = "path", bridleway = "path",
}
local ROADS_FROM = { highway = 6, major_road = 8, minor_road = 12, path = 13 }
-- Kind, first zoom and population rank of settlements.
local PLACES = {
  city = { "locality", 4, 11 }, town = { "locality", 8, 7 }, village = { "locality", 10, 4 }, hamlet = { "locality", 13, 1 },
  suburb = { "neighbourhood", 13, 1 }, neighbourhood = { "neighbourhood", 13, 1 },
}
local NATURAL = { wood = "wood", scrub = "grassland", grassland = "grassland", heath = "grassland", sand = "beach", beach = "beach", glacier = "glacier" }
local LEISURE = { park = "park", garden = "park", golf_course = "park", pitch = "park", playground = "playground" }
local LANDUSE = { forest = "wood", grass = "grass", meadow = "grass", cemetery = "cemetery", industrial = "industrial", commercial = "commercial" }
local AMENITY = { school = "school", university = "school", hospital = "hospital" }
local POIS = { "amenity", "tourism", "shop", "leisure", "historic" }
local LANGUAGES = { "ar", "de", "en", "es", "hi" }

-- Names, also those in the languages of the app.
local function addNames(object)
  local name = object:Find("name")
  if name ~= "" then object:Attribute("name", name) end
  for _, language in ipairs(LANGUAGES) do
    local translated = object:Find("name:" .. language)
    if translated ~= "" then object:Attribute("name:" .. language, translated) end
  end
end

function init_function() end
function exit_function() end

function node_function(node)
  if node:Find("name") == "" then return end
  local place = PLACES[node:Find("place")]
  if place then
    node:Layer("places", false)
    node:Attribute("kind", place[1])
    node:Attribute("kind_detail", node:Find("place"))
    node:AttributeNumeric("min_zoom", place[2])
    node:AttributeNumeric("population_rank", place[3])
    return addNames(node)
  end
  local kind = node:Find("natural") == "peak" and "peak" or ""
  for _, key in ipairs(POIS) do
    if kind == "" then kind = node:Find(key) end
  end
  if kind == "" then return end
  node:Layer("pois", false)
  node:Attribute("kind", kind)
  node:AttributeNumeric("min_zoom", 15)
  addNames(node)
end

function way_function(way)
  local highway, railway, waterway, natural, landuse = way:Find("highway"), way:Find("railway"), way:Find("waterway"), way:Find("natural"), way:Find("landuse")
  local road = ROADS[highway]
  if road then
    way:Layer("roads", false)
    way:MinZoom(ROADS_FROM[road])
    way:Attribute("kind", road)
    way:Attribute("kind_detail", highway)
    if way:Find("ref") ~= "" then way:Attribute("ref", way:Find("ref")) end
    return addNames(way)
  end
  if railway == "rail" then
    way:Layer("roads", false)
    return way:Attribute("kind", "rail")
  end
  if way:Find("building") ~= "" then
    way:Layer("buildings", true)
    return way:Attribute("kind", "building")
  end
  if natural == "water" or landuse == "reservoir" or landuse == "basin" or waterway == "riverbank" then
    way:Layer("water", true)
    way:Attribute("kind", "water")
    return addNames(way)
  end
  if waterway == "river" or waterway == "stream" or waterway == "canal" then
    way:Layer("water", false)
    way:Attribute("kind", waterway == "stream" and "stream" or "river")
    return addNames(way)
  end
  local kind = NATURAL[natural] or LEISURE[way:Find("leisure")] or LANDUSE[landuse] or AMENITY[way:Find("amenity")]
  if kind then
    way:Layer("landuse", true)
    way:Attribute("kind", kind)
  end
end
